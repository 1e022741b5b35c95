// What is written of a post, and what of it is sent.
import { instantOf, wallTime } from "../visitors/zoned-time.ts";
import type { Post } from "./blog-query.ts";

export interface PostForm {
  title: string;
  /** Empty: made from the title. */
  urlName: string;
  summary: string;
  html: string;
  author: string;
  tags: readonly string[];
  image: Post["image"];
  when: Post["state"];
  /** The wall time in the shop's zone at which it is published; of a scheduled post alone. */
  at: string;
}

export const emptyForm = (author: string): PostForm => ({
  ...{ title: "", urlName: "", summary: "", html: "", author },
  ...{ tags: [], image: null, when: "draft", at: "" },
});

export const formOf = (post: Post, timeZone: string): PostForm => ({
  title: post.title,
  urlName: post.urlName,
  summary: post.summary,
  html: post.html,
  author: post.author,
  tags: post.tags,
  image: post.image,
  when: post.state,
  at: post.state === "scheduled" && post.publishedAt ? wallTime(post.publishedAt, timeZone) : "",
});

export const fieldWords: Readonly<Record<keyof PostForm, string>> = {
  title: "title",
  urlName: "address",
  summary: "summary",
  html: "text",
  author: "author",
  tags: "tags",
  image: "picture",
  when: "state",
  at: "time",
};

/** The fields in which two forms differ. */
export const differingFields = (one: PostForm, other: PostForm): (keyof PostForm)[] =>
  (Object.keys(fieldWords) as (keyof PostForm)[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );

/** `newest`, with what differs between `form` and `since` put over it. */
export const putOver = (form: PostForm, since: PostForm, newest: PostForm): PostForm => ({
  ...newest,
  ...Object.fromEntries(differingFields(form, since).map((name) => [name, form[name]])),
});

interface Sending {
  /** The post as it was opened; null for a new one. */
  post: Pick<Post, "state" | "publishedAt" | "productId"> | null;
  timeZone: string;
  /** An instant. */
  now: string;
}

/** The body of the call. A post that is out keeps its day, and one that comes out now has this one. */
export function bodyOf({ when, at, tags, ...form }: PostForm, { post, timeZone, now }: Sending) {
  const own = post?.state === "published" ? post.publishedAt : now;
  const publishedAt = { draft: null, published: own, scheduled: instantOf(at, timeZone) }[when];
  return { ...form, tags: [...tags], productId: post?.productId ?? null, publishedAt };
}

/** What the button that saves is called. */
export function saveWord(form: PostForm, state: Post["state"] | null): string {
  if (form.when === "draft") return state === null || state === "draft" ? "Save draft" : "Make it a draft";
  if (form.when === state) return "Save";
  return form.when === "published" ? "Publish" : "Schedule";
}

/** Why the form cannot be saved, by field; empty where it can. */
export function faultsOf(form: PostForm, timeZone: string): Partial<Record<keyof PostForm, string>> {
  return {
    ...(form.title.trim() === "" && { title: "Give the post a title." }),
    ...(form.when === "scheduled" && instantOf(form.at, timeZone) === null && { at: "Choose a day and a time." }),
  };
}
