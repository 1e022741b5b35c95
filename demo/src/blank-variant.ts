import { type StockedBlank, type StockedVariant, stockList } from "@selvedge/garments/blanks/stock-list";

const bySku = new Map(
  stockList().flatMap((blank) => blank.variants.map((variant) => [variant.sku, { ...variant, blank }])),
);

/** A colour and size of a blank as the warehouse stores it. Throws for a SKU that does not exist. */
export function findBlankVariant(sku: string): StockedVariant & { readonly blank: StockedBlank } {
  const found = bySku.get(sku);
  if (!found) throw new Error(`No blank has the SKU ${sku}.`);
  return found;
}
