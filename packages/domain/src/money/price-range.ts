export interface PricedVariant {
  priceIncTaxMinor: number;
  /** null: this variant has no reduced price. */
  salePriceIncTaxMinor: number | null;
  isEnabled: boolean;
}

export interface PriceRange {
  /** Least and most that an enabled variant is asked for, with VAT. */
  minPriceIncTaxMinor: number;
  maxPriceIncTaxMinor: number;
  /** The least price without the sale: what is struck through beside the least asked. */
  defaultPriceIncTaxMinor: number;
}

/** What is asked for a variant: its sale price while the product is on sale and has one. Minor units with VAT. */
export const askedPrice = (
  { priceIncTaxMinor, salePriceIncTaxMinor }: Omit<PricedVariant, "isEnabled">,
  isOnSale: boolean,
): number => (isOnSale && salePriceIncTaxMinor !== null ? salePriceIncTaxMinor : priceIncTaxMinor);

/**
 * minPrice, maxPrice and defaultPrice of a product over what can be bought of it; null when nothing can. A variant that
 * is switched off counts for nothing. Source: platform-core §3 (product), print-on-demand §2.
 */
export function priceRangeOf(variants: readonly PricedVariant[], isOnSale: boolean): PriceRange | null {
  const enabled = variants.filter(({ isEnabled }) => isEnabled);
  if (enabled.length === 0) return null;
  const asked = enabled.map((variant) => askedPrice(variant, isOnSale));
  return {
    minPriceIncTaxMinor: Math.min(...asked),
    maxPriceIncTaxMinor: Math.max(...asked),
    defaultPriceIncTaxMinor: Math.min(...enabled.map(({ priceIncTaxMinor }) => priceIncTaxMinor)),
  };
}
