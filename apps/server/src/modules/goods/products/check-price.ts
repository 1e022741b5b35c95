import type { Side } from "@selvedge/design/scene";
import { formatMoney } from "@selvedge/domain/money/money";
import { priceFaultsOf } from "@selvedge/domain/money/price-faults";
import type { SizeExtras } from "@selvedge/domain/products/size-prices";
import type { Blank } from "@selvedge/garments/blanks/blank";
import {
  type Choice,
  dearestSizeOf,
  lowestPriceOfVariants,
  variantCosts,
} from "@selvedge/garments/blanks/variant-costs";

interface RequestedPrice {
  priceIncTaxMinor: number;
  salePriceIncTaxMinor: number | null;
  onSale: boolean;
  currency: string;
  vatRate: number;
  extras: SizeExtras;
}

/** Faults of a price, by field: a price may not be below cost, and a sale price not above the price. */
export function priceFaults(
  blank: Blank,
  sides: readonly Side[],
  choices: readonly Choice[],
  requested: RequestedPrice,
): Record<string, string[]> {
  const variants = variantCosts(blank, sides, choices);
  const lowest = lowestPriceOfVariants(variants, requested.vatRate, requested.extras);
  const size = Object.keys(requested.extras).length > 0 ? null : dearestSizeOf(variants);
  const tooLow = `The lowest price you can set is ${formatMoney(lowest, requested.currency)}${size ? `, for ${size}` : ""}. Below it you would lose money.`;
  const words = { ...faultWords, below_lowest: tooLow };
  const { price, salePrice } = priceFaultsOf({ ...requested, isOnSale: requested.onSale }, lowest);
  return {
    ...(price ? { priceIncTaxMinor: [words[price]] } : {}),
    ...(salePrice ? { salePriceIncTaxMinor: [words[salePrice]] } : {}),
  };
}

const faultWords = {
  sale_not_lower: "A sale price is lower than the price.",
  sale_missing: "Enter a sale price.",
};
