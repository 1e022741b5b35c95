/** What a reference may lead to, and what a person calls it. Each is named as in its own calls: products by their address. */
export const REFERENCE_TITLES = {
  product: "Product",
  collection: "Collection",
  page: "Page",
  post: "Blog post",
  postTag: "Tag",
  mailingList: "Mailing list",
  feed: "Feed",
  video: "Video",
  splitTest: "Split test",
  blank: "Blank",
  /** Another block of the same page, by its uid. */
  block: "Block",
} as const;

export type ReferenceTarget = keyof typeof REFERENCE_TITLES;

/** The most characters of a name. */
export const REFERENCE_MAX = 200;
