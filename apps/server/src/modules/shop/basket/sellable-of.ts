import type { Wanted } from "../catalogue/index.ts";
import type { WantedItem } from "./add-items.ts";

/** What is asked of the catalogue for an item. */
export const sellableOf = (item: WantedItem): Wanted => ({
  productId: item.productId,
  productUrl: item.productUrl,
  variantId: item.variantId === undefined ? undefined : Number(item.variantId),
  colour: item.productColor,
  size: item.productSize,
});
