// What a shop's blog shows: its posts, the posts of a tag, and one post.
import type { CardData, CardImage, Crumb } from "./page-data.ts";

export interface PostTag {
  urlName: string;
  name: string;
}

/** A post as lists show it. */
export interface PostCard {
  urlName: string;
  title: string;
  summary: string;
  /** Empty where none is named. */
  author: string;
  publishedAt: string;
  readMinutes: number;
  image: PostImage | null;
  tags: PostTag[];
}

export type PostImage = Omit<CardImage, "cutout"> & { cutout?: boolean };

export interface BlogPageData {
  /** The blog's own, or the tag's on its page. */
  title: string;
  intro: string;
  /** The tag whose posts these are; null for all. */
  tag: PostTag | null;
  /** With the number of their published posts. */
  tags: (PostTag & { count: number })[];
  /** All posts of the blog, whatever tag is open. */
  total: number;
  posts: PostCard[];
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Posts before the first on this page, and posts in this list. */
  before: number;
  listed: number;
  crumbs: Crumb[];
}

export interface PostPageData {
  post: PostCard & { html: string };
  /** Its headings, each with the id that it has in `html`. */
  headings: { id: string; text: string }[];
  /** A product that it is about. */
  product: CardData | null;
  /** Its neighbours in the order of publishing. */
  earlier: { title: string; url: string } | null;
  later: { title: string; url: string } | null;
  blog: { title: string };
  crumbs: Crumb[];
}
