import { type Costs, profitOf } from "./profit.ts";

/**
 * The lowest price with VAT that loses nothing on any of the variants sold, in minor units: the most expensive one decides.
 * 0 when nothing is sold. Source: print-on-demand "price".
 */
export const lowestPriceOf = (costs: readonly Costs[], vatRate: number): number =>
  Math.max(0, ...costs.map((each) => profitOf(0, each, vatRate).lowestPriceIncTaxMinor));
