import type { PostImage } from "@selvedge/contracts/pages/blog-page";
import type { foundKinds } from "@selvedge/contracts/search/search.calls";
import type { ProductId } from "@selvedge/domain/ids";

/** Something that can be found beside the products of a shop. */
export interface FoundThing {
  kind: (typeof foundKinds)[number];
  title: string;
  /** One or two lines about it; empty where nothing is said. */
  text: string;
  url: string;
  /** Of a post. */
  image?: PostImage | null;
  /** Of a page: the address of a picture. */
  icon?: string;
  /** When a post is published, in ms since 1970: it is not found before. */
  publishedAtMs?: number;
}

export interface FoundProduct {
  kind: "product";
  productId: ProductId;
  title: string;
  url: string;
}

export type Thing = FoundThing | FoundProduct;
