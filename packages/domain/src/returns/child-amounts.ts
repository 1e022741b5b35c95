// The amounts of a child order: its goods are worth what they were sold for, and nothing is paid for them but the
// difference of a dearer size. Their value stays readable, for customs and for the waste report, and what is not paid
// comes off again as a discount.
// Source: print-on-demand section 2 (child orders: zero price, free), readings "Money".
import type { OrderAmounts, TotalledLine } from "../money/order-totals.ts";
import { sum } from "../money/round.ts";
import { vatInside } from "../money/vat.ts";

/** What a piece of it costs, and how many of it are made. */
export interface ChildLine {
  unitPriceIncTaxMinor: number;
  quantity: number;
  /** Rate of VAT as a fraction: 0.2. */
  rate: number;
  /** The difference of a dearer size with VAT, and the VAT in it; 0 by default. */
  toPayIncTaxMinor?: number;
  toPayTaxMinor?: number;
}

export type ChildLineAmounts = Pick<
  TotalledLine,
  "priceMinor" | "taxMinor" | "discountMinor" | "priceIncTaxMinor" | "discountIncTaxMinor"
>;

/** Amounts of each line and of the order, in minor units: every total is what is to be paid for it. */
export function childAmounts(lines: readonly ChildLine[]): { lines: ChildLineAmounts[]; order: OrderAmounts } {
  const amounts = lines.map((line) => {
    const { unitPriceIncTaxMinor, quantity, rate, toPayIncTaxMinor = 0, toPayTaxMinor = 0 } = line;
    const priceIncTaxMinor = unitPriceIncTaxMinor * quantity;
    const priceMinor = priceIncTaxMinor - vatInside(priceIncTaxMinor, rate);
    return {
      ...{ priceMinor, taxMinor: toPayTaxMinor, discountMinor: priceMinor + toPayTaxMinor - toPayIncTaxMinor },
      ...{ priceIncTaxMinor, discountIncTaxMinor: priceIncTaxMinor - toPayIncTaxMinor },
    };
  });
  const subtotalMinor = sum(amounts.map(({ priceMinor }) => priceMinor));
  const goodsTaxMinor = sum(amounts.map((line) => line.priceIncTaxMinor - line.priceMinor));
  const totalMinor = sum(lines.map(({ toPayIncTaxMinor = 0 }) => toPayIncTaxMinor));
  const discountMinor = sum(amounts.map((line) => line.discountMinor));
  const taxDiscountMinor = goodsTaxMinor - sum(amounts.map(({ taxMinor }) => taxMinor));
  return {
    lines: amounts,
    order: {
      ...{ subtotalMinor, goodsTaxMinor, discountMinor, taxDiscountMinor },
      ...{ shippingMinor: 0, shippingTaxMinor: 0, dutyMinor: 0, totalMinor },
    },
  };
}
