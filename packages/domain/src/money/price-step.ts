import { roundMinor } from "./round.ts";

/** How the prices of several products change: all to one amount, or each by a share of its own. */
export type PriceStep = { kind: "set"; priceIncTaxMinor: number } | { kind: "by_percent"; percent: number };

/** A price with VAT after the step, in minor units, rounded half up: 2300 raised by 5 % is 2415. */
export const steppedPrice = (priceIncTaxMinor: number, step: PriceStep): number =>
  step.kind === "set" ? step.priceIncTaxMinor : roundMinor((priceIncTaxMinor * (100 + step.percent)) / 100);
