import { roundMinor } from "./money.ts";
import { taxOfLine } from "./vat.ts";

export interface Costs {
  /** Blank and handling, without VAT. */
  blankMinor: number;
  /** One entry for each printed side, without VAT. */
  prints: readonly { side: string; costMinor: number }[];
}

export interface Profit {
  netMinor: number;
  vatMinor: number;
  costMinor: number;
  profitMinor: number;
  /** The lowest price with VAT at which nothing is lost. */
  lowestPriceIncTaxMinor: number;
}

/** What a merchant keeps of a price with VAT, sold in the UK (worked example A: 2400 leaves 760 on black). */
export function profitOf(priceIncTaxMinor: number, costs: Costs, vatRate: number): Profit {
  const { rate } = taxOfLine("GB", vatRate);
  const vatMinor = roundMinor((priceIncTaxMinor * rate) / (1 + rate));
  const netMinor = priceIncTaxMinor - vatMinor;
  const costMinor = costs.prints.reduce((sum, print) => sum + print.costMinor, costs.blankMinor);
  return {
    netMinor,
    vatMinor,
    costMinor,
    profitMinor: netMinor - costMinor,
    lowestPriceIncTaxMinor: Math.ceil(costMinor * (1 + rate) - 1e-6),
  };
}
