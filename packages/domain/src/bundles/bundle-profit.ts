import { type Costs, profitOf } from "../money/profit.ts";
import { spread } from "../money/spread.ts";

/** A part as what it costs to make and what it sells for on its own. */
export interface CostedPart {
  /** Of the colour and size that costs most. */
  costs: Costs;
  /** With VAT, in minor units. */
  ownPriceIncTaxMinor: number;
  vatRate: number;
}

export interface BundleProfit {
  costMinor: number;
  /** Without VAT; negative where it is sold at a loss. */
  profitMinor: number;
  /** The lowest price with VAT at which nothing is lost, whichever parts bear its VAT. */
  lowestPriceIncTaxMinor: number;
}

/** What a bundle leaves at its price, which is shared among its parts as in an order; each bears VAT at its own rate. */
export function bundleProfit(priceIncTaxMinor: number, parts: readonly CostedPart[]): BundleProfit {
  const shares = spread(
    priceIncTaxMinor,
    parts.map((part) => part.ownPriceIncTaxMinor),
  );
  const each = parts.map((part, index) => profitOf(shares[index]!, part.costs, part.vatRate));
  const add = (pick: (part: (typeof each)[number]) => number) => each.reduce((sum, part) => sum + pick(part), 0);
  const costMinor = add((part) => part.costMinor);
  const dearest = Math.max(0, ...parts.map(({ vatRate }) => vatRate));
  return {
    costMinor,
    profitMinor: add((part) => part.profitMinor),
    lowestPriceIncTaxMinor: profitOf(0, { blankMinor: costMinor, prints: [] }, dearest).lowestPriceIncTaxMinor,
  };
}
