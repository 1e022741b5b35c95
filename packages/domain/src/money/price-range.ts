export interface PricedVariant {
  priceIncTaxMinor: number;
  /** null: this variant has no reduced price. */
  salePriceIncTaxMinor: number | null;
  isEnabled: boolean;
}

export interface PriceRange {
  /** Lowest and highest price of the enabled variants, with VAT. */
  minPriceIncTaxMinor: number;
  maxPriceIncTaxMinor: number;
  /** The lowest price without the sale, shown struck through beside the lowest price. */
  defaultPriceIncTaxMinor: number;
}

/** The price of a variant: its sale price while the product is on sale and has one. Minor units with VAT. */
export const currentPrice = (
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
  const prices = enabled.map((variant) => currentPrice(variant, isOnSale));
  return {
    minPriceIncTaxMinor: Math.min(...prices),
    maxPriceIncTaxMinor: Math.max(...prices),
    defaultPriceIncTaxMinor: Math.min(...enabled.map(({ priceIncTaxMinor }) => priceIncTaxMinor)),
  };
}
