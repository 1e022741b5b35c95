// What the search of a shop shows, and a page that is not there.
import type { PostImage } from "./blog-page.ts";
import type { Finder } from "./finder.ts";
import type { CardData } from "./page-data.ts";

/** Something that was found beside the products. */
export interface FoundLink {
  kind: "collection" | "page" | "post" | "answer";
  title: string;
  text: string;
  url: string;
  image: PostImage | null;
  /** The address of a page's own picture; empty without one. */
  icon: string;
}

export interface SearchPageData {
  /** What was typed; empty before anything was. */
  asked: string;
  /** The words as the shop spells them; null where none was mistyped. */
  spelled: string | null;
  /** Where nothing was found: words that find something. */
  instead: string | null;
  /** Those of this page. */
  products: CardData[];
  /** Of all products that were found. */
  finder: Finder;
  /** On the first page alone. */
  others: FoundLink[];
  /** What the shop sells most, where nothing was found or typed. */
  bestSellers: CardData[];
}

/** What a shop offers where there is no page. */
export interface MissingPageData {
  /** The path that leads nowhere; empty where the visitor may not see the shop. */
  path: string;
  /** The page whose address is nearest. */
  near: { title: string; url: string } | null;
  /** Its best sellers; none where the visitor may not see the shop. */
  products: CardData[];
}
