export type PriceFault = "below_lowest" | "sale_not_lower" | "sale_missing";

export interface PriceRequest {
  priceIncTaxMinor: number;
  salePriceIncTaxMinor: number | null;
  isOnSale: boolean;
}

/**
 * What is wrong with a product's prices, by field; none when it may be saved. Nothing may be sold for less than it
 * costs with its VAT and fees (`lowestPriceIncTaxMinor`), unless a member of staff allows it, nor be reduced to more.
 * Source: print-on-demand §2.
 */
export function priceFaultsOf(
  { priceIncTaxMinor: price, salePriceIncTaxMinor: sale, isOnSale }: PriceRequest,
  lowestPriceIncTaxMinor: number,
  isAllowedByStaff = false,
): { price?: PriceFault; salePrice?: PriceFault } {
  const isLow = (minor: number) => !isAllowedByStaff && minor < lowestPriceIncTaxMinor;
  const ofPrice = isLow(price) ? ({ price: "below_lowest" } as const) : {};
  if (sale === null) return isOnSale ? { ...ofPrice, salePrice: "sale_missing" } : ofPrice;
  if (isLow(sale)) return { ...ofPrice, salePrice: "below_lowest" };
  return sale >= price ? { ...ofPrice, salePrice: "sale_not_lower" } : ofPrice;
}
