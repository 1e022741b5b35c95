import type { ImageValue } from "@selvedge/pages/props/image";

/** A product as a card shows it: on a page's product list, in a collection, among search results. */
export interface ProductCard {
  readonly id: string | number;
  /** The last part of its address: /product/{urlName}/ */
  readonly urlName: string;
  readonly name: string;
  /** One short line under the name, such as "Organic cotton"; may be empty. */
  readonly detail?: string;
  /** ISO code of both prices. */
  readonly currency: string;
  readonly priceIncTaxMinor: number;
  /** Present while the product is on sale; then the price above is struck. */
  readonly salePriceIncTaxMinor?: number;
  /** The prices are those of its cheapest size. */
  readonly isFrom?: boolean;
  readonly image: ImageValue | null;
  /** Shown while a pointer rests on the card. */
  readonly hoverImage?: ImageValue | null;
  readonly colours?: readonly ProductColour[];
  /** The one that the picture shows and the card leads to; absent for its own first one. */
  readonly colour?: string;
  /** A word or two on the picture: "Bestseller", "New". */
  readonly badge?: string;
  readonly rating?: { readonly average: number; readonly count: number };
}

export interface ProductColour {
  readonly name: string;
  readonly hex: string;
}
