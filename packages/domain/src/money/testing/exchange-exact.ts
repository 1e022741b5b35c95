// Pieces of an order that become others of another price: what is paid for them before, the difference and what they cost then
// are one amount, and so is all that goes back of a difference that was paid.

import { type LineMoney, splitLine } from "../../orders/lines/line-change.ts";
import { lessReturned, repricePieces } from "../../orders/lines/line-difference.ts";
import type { OrderTotals } from "../order-totals.ts";
import { decideRefund, type Refund } from "../refund.ts";
import { sum } from "../round.ts";
import { sameMinor } from "./same-minor.ts";

/** Which line, how many pieces of it, and what each of them costs more, or less where it is below 0, in minor units. */
export type Exchange = readonly [step: number, wanted: number, extraIncTaxMinor: number];

const paidFor = ({ priceIncTaxMinor, discountIncTaxMinor }: LineMoney) => priceIncTaxMinor - discountIncTaxMinor;

export function checkExchanges(
  { lines }: Pick<OrderTotals, "lines">,
  ordered: readonly { quantity: number }[],
  exchanges: readonly Exchange[],
): void {
  for (const [step, wanted, extraIncTaxMinor] of exchanges) {
    const at = step % lines.length;
    const { rate, treatment, ...money } = lines[at]!;
    const line: LineMoney = { ...money, quantity: ordered[at]!.quantity };
    const pieces = Math.min(wanted, line.quantity);
    if (pieces < line.quantity) checkSplitLine(line, pieces);
    const { from, to, ...difference } = repricePieces(line, { pieces, extraIncTaxMinor, rate });
    const { differenceIncTaxMinor: gross, differenceTaxMinor: tax } = difference;
    sameMinor("pieces and difference", paidFor(from) + gross, paidFor(to));
    sameMinor("their VAT and that of the difference", from.taxMinor + tax, to.taxMinor);
    sameMinor(
      "price + tax - discount of what they become",
      to.priceMinor + to.taxMinor - to.discountMinor,
      paidFor(to),
    );
    if (Math.min(paidFor(to), to.taxMinor) < 0) throw new Error("Pieces cost less than nothing.");
    if (tax * gross < 0 || Math.abs(tax) > Math.abs(gross)) throw new Error("The VAT is no part of the difference.");
    if (gross < 0) checkCheaper(from, to);
    if (gross > 0) checkDearer({ quantity: pieces, rate, treatment, totalMinor: gross, taxMinor: tax });
  }
}

/** The pieces that leave a line and those that stay are the line. */
function checkSplitLine(line: LineMoney, pieces: number): void {
  const { left, taken } = splitLine(line, pieces);
  for (const part of [left, taken])
    sameMinor("price + tax - discount of a part", part.priceMinor + part.taxMinor - part.discountMinor, paidFor(part));
  sameMinor("both parts and the line", paidFor(left) + paidFor(taken), paidFor(line));
  sameMinor("both parts' VAT and the line's", left.taxMinor + taken.taxMinor, line.taxMinor);
  sameMinor("both parts' pieces and the line's", left.quantity + taken.quantity, line.quantity);
}

/** A line less what went back for a cheaper size costs what that size costs. */
function checkCheaper(from: LineMoney, to: LineMoney): void {
  const now = lessReturned(from, {
    priceIncTaxMinor: from.priceIncTaxMinor - to.priceIncTaxMinor,
    discountIncTaxMinor: from.discountIncTaxMinor - to.discountIncTaxMinor,
    taxMinor: from.taxMinor - to.taxMinor,
  });
  sameMinor("what is left of the line and what it became", paidFor(now), paidFor(to));
  sameMinor("their VAT", now.taxMinor, to.taxMinor);
  sameMinor("price + tax - discount of what is left", now.priceMinor + now.taxMinor - now.discountMinor, paidFor(now));
}

type Difference = Pick<OrderTotals["lines"][number], "rate" | "treatment" | "totalMinor" | "taxMinor"> & {
  quantity: number;
};

/** A difference that was paid goes back with its pieces, first one and then the others, to the penny. */
function checkDearer(difference: Difference): void {
  const order = {
    lines: [{ ...difference, id: 0 }],
    ...{ shippingMinor: 0, shippingTaxMinor: 0, dutyMinor: 0, paidMinor: difference.totalMinor },
  };
  const refunds: Refund[] = [];
  for (const quantity of [1, difference.quantity - 1].filter((pieces) => pieces > 0)) {
    const decision = decideRefund(order, refunds, { kind: "lines", lines: [{ id: 0, quantity }] });
    if (!decision.ok) throw new Error(`Refused: ${decision.code}.`);
    refunds.push(decision.refund);
  }
  sameMinor("difference and what goes back of it", sum(refunds.map((each) => each.amountMinor)), difference.totalMinor);
  const goods = refunds.flatMap((each) => each.goods);
  sameMinor("VAT of both", sum(goods.map(({ taxMinor }) => taxMinor)), difference.taxMinor);
}
