import { defineBlock } from "@selvedge/pages/block-type";
import { opens } from "../parts/shared-fields.ts";

/** Where a feed's entries come from, and how many it shows where it does not say (storefront §3.2, §9). */
export const FEED_SOURCES = { blog: 1, product: 1, collection: 1, page: 1, drive: 1, photos: 20 } as const;
export type FeedSource = keyof typeof FEED_SOURCES;

const names = Object.keys(FEED_SOURCES) as readonly FeedSource[];

/** One entry of a feed, from whichever source. A price is in minor units with VAT. */
export interface FeedEntry {
  readonly title: string;
  /** Where it leads; "" for a picture that leads nowhere. */
  readonly href: string;
  /** A line under the title: what it is and when. */
  readonly note: string;
  readonly image: ImageOf | null;
  readonly priceIncTaxMinor?: number;
  readonly salePriceIncTaxMinor?: number;
  /** Other sizes cost more. */
  readonly isFrom?: boolean;
  readonly currency?: string;
  /** Of a product: its name in addresses, and who makes it (storefront §3.2). */
  readonly urlName?: string;
  readonly manufacturer?: { readonly name: string; readonly urlName: string };
}

export type ImageOf = {
  readonly original: string;
  readonly altText: string;
  readonly sizes?: Readonly<Record<string, string>>;
  readonly width?: number;
  readonly height?: number;
  readonly cutout?: boolean;
};

/** The newest of posts, products, collections, pages or pictures. `data.entries` is a list of `FeedEntry`. */
export const feedBlock = defineBlock({
  type: "feed",
  title: "Latest",
  category: "products",
  icon: "document",
  description: "The newest of posts, products, collections, pages or pictures.",
  searchWords: ["latest", "posts", "news", "blog"],
  emptyText: "There is nothing of this kind yet. Choose what it shows.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    href: { kind: "link", label: "Link beside the title", opens: "target" },
    target: opens,
    linkText: { kind: "text", label: "Link text", cutAt: 40 },
    source: {
      kind: "choice",
      label: "Shows",
      default: "blog",
      options: names,
      titles: {
        blog: "Posts",
        product: "Products",
        collection: "Collections",
        page: "Pages",
        drive: "Pictures of the drive",
        photos: "Photo feed",
      },
    },
    limit: {
      kind: "number",
      label: "How many",
      default: null,
      min: 1,
      max: 24,
      hint: "Empty shows one, and 20 of a photo feed.",
    },
    tag: {
      kind: "reference",
      label: "Only of",
      hint: "Empty takes all.",
      showWhen: { field: "source", is: ["blog", "product"] },
      to: "postTag",
      toWhen: { field: "source", is: { product: "collection" } },
    },
    layout: { kind: "choice", label: "Layout", part: "look", default: "list", options: ["list", "tiles"] },
  },
  needs: ({ source, limit, tag }) => ({
    entries: { source: "feed", params: { of: source, limit: limit ?? FEED_SOURCES[source], ...(tag ? { tag } : {}) } },
  }),
  starter: { size: 6, properties: { title: "What is new", limit: 3 } },
  example: { type: "feed", size: 6, properties: { title: "From the notebook", source: "blog", limit: 3 } },
});
