import type { QuoteData } from "@selvedge/contracts/storefront/page-data";

type Items = readonly Pick<QuoteData["items"][number], "key" | "quantity" | "priceIncTax">[];

/** Why a total is another one than it was, as a shopper reads it; `otherwise` where the items are as they were. */
export function changeNotice(before: Items, after: Items, otherwise: string): string {
  const known = new Map(before.map((item) => [item.key, item]));
  const isSame =
    after.length === before.length && after.every(({ key, quantity }) => known.get(key)?.quantity === quantity);
  if (isSame) return otherwise;
  const hasNewPrice = after.some(
    ({ key, priceIncTax }) => known.has(key) && known.get(key)?.priceIncTax !== priceIncTax,
  );
  const what = hasNewPrice
    ? "Your basket and its prices have changed since you last saw them."
    : "Your basket has changed since you last saw it.";
  return `${what} Please check the new total.`;
}
