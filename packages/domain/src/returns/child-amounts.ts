// The amounts of a child order: its goods are worth what they were sold for, and nothing is paid for them. Their value
// stays readable, for customs and for the waste report, and comes off again as a discount.
// Source: print-on-demand section 2 (child orders: zero price, free), readings "Money".
import type { OrderAmounts, TotalledLine } from "../money/order-totals.ts";
import { sum } from "../money/round.ts";
import { vatInside } from "../money/vat.ts";

/** What a line of the parent was sold for, and how many of it are made. */
export interface ChildLine {
  unitPriceIncTaxMinor: number;
  quantity: number;
  /** Rate of VAT as a fraction: 0.2. */
  rate: number;
}

export type ChildLineAmounts = Pick<
  TotalledLine,
  "priceMinor" | "taxMinor" | "discountMinor" | "priceIncTaxMinor" | "discountIncTaxMinor"
>;

/** Amounts of each line and of the order, in minor units: every total is 0. */
export function childAmounts(lines: readonly ChildLine[]): { lines: ChildLineAmounts[]; order: OrderAmounts } {
  const amounts = lines.map(({ unitPriceIncTaxMinor, quantity, rate }) => {
    const priceIncTaxMinor = unitPriceIncTaxMinor * quantity;
    const priceMinor = priceIncTaxMinor - vatInside(priceIncTaxMinor, rate);
    return {
      ...{ priceMinor, taxMinor: 0, discountMinor: priceMinor },
      ...{ priceIncTaxMinor, discountIncTaxMinor: priceIncTaxMinor },
    };
  });
  const subtotalMinor = sum(amounts.map(({ priceMinor }) => priceMinor));
  const goodsTaxMinor = sum(amounts.map((line) => line.priceIncTaxMinor - line.priceMinor));
  return {
    lines: amounts,
    order: {
      ...{ subtotalMinor, goodsTaxMinor, discountMinor: subtotalMinor, taxDiscountMinor: goodsTaxMinor },
      ...{ shippingMinor: 0, shippingTaxMinor: 0, dutyMinor: 0, totalMinor: 0 },
    },
  };
}
