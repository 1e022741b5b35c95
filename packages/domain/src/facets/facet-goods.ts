import type { ProductId } from "../ids.ts";

/** The colours and sizes that something can be had in. Products of the same ones share one, so that each is looked at once. */
export interface FacetStock {
  /** Slugs, in their order. */
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  /** For each colour its sizes that are in stock: bit n is `sizes[n]`. At most 31 sizes. */
  readonly inStock: readonly number[];
}

/** What one product of a shop is filtered and sorted by. */
export interface FacetGoods {
  readonly id: ProductId;
  /** Slug of what it is made of: "organic-tee". */
  readonly kind: string;
  readonly stock: FacetStock;
  /** What it costs now, with VAT. */
  readonly priceMinor: number;
  readonly isOnSale: boolean;
  /** Shoppers can put their own words on it. */
  readonly isPersonalisable: boolean;
  readonly orders: number;
  readonly createdAtMs: number;
}
