import type { Side } from "@selvedge/design/scene";
import { formatMoney } from "@selvedge/domain/money/money";
import { priceFaultsOf } from "@selvedge/domain/money/price-faults";
import type { Blank } from "@selvedge/garments/blank";
import { type Choice, dearestSizeOf, lowestPriceOfVariants, variantCosts } from "@selvedge/garments/variant-costs";

interface Asked {
  priceIncTaxMinor: number;
  salePriceIncTaxMinor: number | null;
  onSale: boolean;
  currency: string;
  vatRate: number;
}

/** What is wrong with a price, by field: nothing may be sold for less than it costs, nor reduced to more. */
export function priceFaults(
  blank: Blank,
  sides: readonly Side[],
  choices: readonly Choice[],
  asked: Asked,
): Record<string, string[]> {
  const variants = variantCosts(blank, sides, choices);
  const lowest = lowestPriceOfVariants(variants, asked.vatRate);
  const size = dearestSizeOf(variants);
  const tooLow = `The lowest price you can set is ${formatMoney(lowest, asked.currency)}${size ? `, for ${size}` : ""}. Below it you would lose money.`;
  const words = { ...faultWords, below_lowest: tooLow };
  const { price, salePrice } = priceFaultsOf({ ...asked, isOnSale: asked.onSale }, lowest);
  return {
    ...(price ? { priceIncTaxMinor: [words[price]] } : {}),
    ...(salePrice ? { salePriceIncTaxMinor: [words[salePrice]] } : {}),
  };
}

const faultWords = {
  sale_not_lower: "A sale price is lower than the price.",
  sale_missing: "Enter a sale price.",
};
