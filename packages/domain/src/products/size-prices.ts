// The price of a size. A product has one price, and a size may cost something on top of it, during a sale too.
// Source: print-on-demand section 2 "price", "minPrice", "maxPrice".

/** What sizes cost on top of the price, by size, in minor units with VAT; sizes without an entry cost the price. */
export type SizeExtras = Readonly<Record<string, number>>;

/** The price of a size in minor units with VAT. */
export const priceOfSize = (priceIncTaxMinor: number, extras: SizeExtras, size: string): number =>
  priceIncTaxMinor + (Object.hasOwn(extras, size) ? extras[size]! : 0);

/** The extras that leave every size's price as it is when the price that they are on top of becomes another. */
export function extrasOverPrice(
  sizes: readonly string[],
  before: { priceIncTaxMinor: number; extras: SizeExtras },
  priceIncTaxMinor: number,
): SizeExtras {
  const [base, ...others] = sizes;
  return Object.fromEntries(
    others
      .map((size) => [size, priceOfSize(before.priceIncTaxMinor, before.extras, size) - priceIncTaxMinor] as const)
      .filter(([size, extra]) => size !== base && extra !== 0),
  );
}

/** Extras that pay for what each size costs more, with VAT, up to the whole pound: {"A3": 600} for 420 more without VAT. */
export const suggestedExtras = (
  sizes: readonly { name: string; extraCostMinor: number }[],
  vatRateOfProduct: number,
): SizeExtras =>
  Object.fromEntries(
    sizes
      .filter(({ extraCostMinor }) => extraCostMinor > 0)
      .map(({ name, extraCostMinor }) => [name, Math.ceil((extraCostMinor * (1 + vatRateOfProduct)) / 100) * 100]),
  );
