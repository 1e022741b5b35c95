// The shapes in which the demo world is written down. Money is minor units with VAT; colours are names of the blank's.
import type { DivisionId } from "@selvedge/domain/ids";
import type { Personalisation } from "@selvedge/domain/personalisation/template";
import type { ShopSettings } from "@selvedge/domain/shops/shop-settings";
import type { BlankCode } from "@selvedge/garments/blanks/blank";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { ArtworkName } from "./artworks.ts";

export interface DemoProduct {
  readonly name: string;
  readonly blank: BlankCode;
  /** One artwork in the middle of the front; a sticker sheet takes several. */
  readonly artworks: readonly ArtworkName[];
  /** The default one first. */
  readonly colours: readonly string[];
  readonly priceIncTaxMinor: number;
  readonly salePriceIncTaxMinor?: number;
  /** What sizes cost on top of the price; none where all cost the same. */
  readonly sizeExtrasMinor?: Readonly<Record<string, number>>;
  /** Paragraphs without markup. */
  readonly description: readonly string[];
  readonly metaDescription: string;
  /** Names of the shop's collections. */
  readonly collections: readonly string[];
  readonly tags: readonly string[];
  /** Days before the seeding that it was first published. */
  readonly publishedDaysAgo: number;
  /** Share of the shop's sales, any positive number. */
  readonly appeal: number;
  /** Published a moment ago: no one has bought it yet, and staff have not looked at it. */
  readonly awaitsReview?: true;
  /** A second side: its artwork on the back. */
  readonly back?: ArtworkName;
  /** What shoppers write on it. Nobody has bought it yet: their words are theirs to choose. */
  readonly personalisation?: Personalisation;
}

/** Products of the shop at one price. */
export interface DemoBundle {
  readonly name: string;
  /** By name; what is not fixed is chosen by the shopper. */
  readonly parts: readonly { readonly product: string; readonly colour?: string; readonly size?: string }[];
  readonly priceIncTaxMinor: number;
  /** Paragraphs without markup. */
  readonly description: readonly string[];
  readonly metaDescription: string;
  /** Names of the shop's collections. */
  readonly collections: readonly string[];
  readonly publishedDaysAgo: number;
}

export interface DemoCollection {
  readonly urlName: string;
  readonly name: string;
  readonly description: string;
  /** Which products are in it; without it those that name it. */
  readonly takes?: (product: Pick<DemoProduct, "publishedDaysAgo" | "salePriceIncTaxMinor">) => boolean;
  /** What fills it by itself, as migration 0083 has it. */
  readonly rule?: Readonly<Record<string, unknown>>;
}

/** What a page may be built with: pictures and products are named, their addresses are found when the shop is written. */
export interface PageParts {
  /** The shop's own number, for calls that a page makes. */
  readonly divisionId: DivisionId;
  /** A picture of `pictures/pages`, by file name without ending; the one called `-narrow` beside it is what phones get. */
  picture(name: string, altText: string): PictureValue;
  /** A product's picture with a clear ground. The default colour unless another is given. */
  mockup(productName: string): PictureValue;
  /** An artwork alone. */
  artwork(name: ArtworkName): PictureValue;
}

export type PictureValue = {
  original: string;
  altText: string;
  sizes: Record<string, string>;
  width: number;
  height: number;
  cutout?: true;
  narrow?: Omit<PictureValue, "altText" | "cutout" | "narrow">;
};

export interface DemoPage {
  readonly url: string;
  readonly name: string;
  readonly build: (parts: PageParts) => WirePage;
}

/** A post of a shop's blog, its text as HTML. */
export interface DemoPost {
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly tags: readonly string[];
  /** Days before the seeding that it was published. */
  readonly daysAgo: number;
  readonly image: PictureValue;
  /** A product that it is about, by name. */
  readonly product?: string;
  readonly html: string;
}

export type Stored<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : Partial<T[K]> };

export interface DemoShop {
  readonly label: string | null;
  readonly name: string;
  readonly code: string;
  readonly supportEmail: string;
  /** A shipped theme, and what this shop changes of it. */
  readonly theme: { readonly extends: string; readonly properties?: Readonly<Record<string, unknown>> };
  /** Around the pages: menu, footer, announcement. Pictures in it are named as in pages. */
  readonly settings: (parts: PageParts) => Stored<ShopSettings>;
  readonly collections: readonly DemoCollection[];
  readonly products: readonly DemoProduct[];
  readonly bundles?: readonly DemoBundle[];
  readonly pages: readonly DemoPage[];
  readonly posts?: (parts: PageParts) => readonly DemoPost[];
}
