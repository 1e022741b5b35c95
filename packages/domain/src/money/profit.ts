import { vatInside } from "./vat.ts";
import { productRateOf } from "./vat-rates.ts";

export interface Costs {
  /** Blank and handling, without VAT. */
  blankMinor: number;
  /** One entry for each printed side, without VAT. */
  prints: readonly { side: string; costMinor: number }[];
  /** What taking the payment costs, without VAT; none when absent. */
  feesMinor?: number;
}

export interface Profit {
  netMinor: number;
  vatMinor: number;
  costMinor: number;
  profitMinor: number;
  /** The lowest price with VAT at which nothing is lost. */
  lowestPriceIncTaxMinor: number;
}

/**
 * What a merchant earns from a price with VAT, sold in the UK at today's rate, in minor units: 2400 leaves 760 on black
 * (worked example A). A loss is a negative profit. The lowest price is rounded up, so that it never loses a penny.
 */
export function profitOf(priceIncTaxMinor: number, costs: Costs, vatRate: number): Profit {
  const rate = productRateOf("GB", vatRate);
  const vatMinor = vatInside(priceIncTaxMinor, rate);
  const netMinor = priceIncTaxMinor - vatMinor;
  const costMinor = costs.prints.reduce(
    (all, print) => all + print.costMinor,
    costs.blankMinor + (costs.feesMinor ?? 0),
  );
  return {
    netMinor,
    vatMinor,
    costMinor,
    profitMinor: netMinor - costMinor,
    lowestPriceIncTaxMinor: Math.ceil(costMinor * (1 + rate) - 1e-6),
  };
}
