import { expect, test } from "vitest";
import type { FlowName, OrderStatus } from "../orders/flows.ts";
import { hasMove } from "../orders/transitions.ts";
import { invoiceOf } from "./invoice.ts";
import { orderTotals } from "./order-totals.ts";
import { creditNoteOf, decideRefund, type PaidOrder, type Refund, statusAfterRefund } from "./refund.ts";

/** Worked example B: two adult tees and a kids tee with a tenth off, 3.99 delivery, 61.59 in all. */
const totals = orderTotals({
  lines: [
    { quantity: 2, unitPriceIncTaxMinor: 2400, vatRate: 1, hs6: "610910" },
    { quantity: 1, unitPriceIncTaxMinor: 1600, vatRate: 0, hs6: "610910" },
  ],
  to: { country: "GB" },
  on: "2026-11-21",
  currency: "GBP",
  shippingIncTaxMinor: 399,
  discountsIncTaxMinor: [480, 160],
});
const order: PaidOrder = {
  ...totals,
  lines: totals.lines.map((line, index) => ({ ...line, id: index + 1, quantity: [2, 1][index]! })),
  paidMinor: totals.totalMinor,
};
const adult = { id: 1, quantity: 1 };
const kids = { id: 2, quantity: 1 };

/** Refunds one after another; gives what each came to. */
function refundAll(of: PaidOrder, ...requested: { id: number; quantity: number }[][]): Refund[] {
  const refunds: Refund[] = [];
  for (const lines of requested) {
    const decision = decideRefund(of, refunds, lines);
    if (!decision.ok) throw new Error(decision.code);
    refunds.push(decision.refund);
  }
  return refunds;
}

test("one adult tee of example B is 21.60, of it 3.60 VAT, and no delivery (worked example C)", () => {
  const decision = decideRefund(order, [], [adult]);
  expect(decision).toMatchObject({
    ok: true,
    isFull: false,
    refund: { amountMinor: 2160, goods: [{ grossMinor: 2160, taxMinor: 360 }], delivery: [], dutyMinor: 0 },
  });
  expect(creditNoteOf((decision as { refund: Refund }).refund)).toEqual({
    vat: [{ treatment: "UK_STD", rate: 0.2, netMinor: 1800, taxMinor: 360 }],
    ...{ dutyMinor: 0, netMinor: 1800, taxMinor: 360, totalMinor: 2160, notes: [] },
  });
});

test("delivery comes back with the last piece, and all credit notes together are the invoice", () => {
  const refunds = refundAll(order, [adult], [kids], [adult]);
  expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([2160, 1440, 2160 + 399]);
  expect(refunds[2]!.delivery).toMatchObject([
    { treatment: "UK_STD", grossMinor: 299, taxMinor: 50 },
    { treatment: "UK_ZERO", grossMinor: 100, taxMinor: 0 },
  ]);
  const invoice = invoiceOf(order.lines, order);
  const notes = refunds.map(creditNoteOf);
  expect(notes.reduce((sum, note) => sum + note.totalMinor, 0)).toBe(invoice.totalMinor);
  expect(notes.reduce((sum, note) => sum + note.taxMinor, 0)).toBe(invoice.taxMinor);
});

test("three for a pound come back as 33, 34 and 33", () => {
  const three = { ...order, shippingMinor: 0, shippingTaxMinor: 0, paidMinor: 100 };
  const line = { id: 1, quantity: 3, rate: 0.2, treatment: "UK_STD" as const, totalMinor: 100, taxMinor: 17 };
  const refunds = refundAll({ ...three, lines: [line] }, [adult], [adult], [adult]);
  expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([33, 34, 33]);
  expect(refunds.map(({ goods }) => goods[0]!.taxMinor)).toEqual([6, 5, 6]);
});

test("goods that cost nothing bring nothing, and a delivery that cost nothing has no part", () => {
  const gift = { id: 3, quantity: 1, rate: 0.2, treatment: "UK_STD" as const, totalMinor: 0, taxMinor: 0 };
  const free = { ...order, lines: [gift], shippingMinor: 0, shippingTaxMinor: 0, paidMinor: 0 };
  const [refund] = refundAll(free, [{ id: 3, quantity: 1 }]);
  expect(refund).toMatchObject({ amountMinor: 0, goods: [{ grossMinor: 0, taxMinor: 0 }], delivery: [] });
});

test("duty comes back only with everything", () => {
  const german = {
    ...order,
    shippingMinor: order.shippingMinor + 261,
    dutyMinor: 261,
    paidMinor: order.paidMinor + 261,
  };
  const refunds = refundAll(german, [kids], [{ id: 1, quantity: 2 }]);
  expect(refunds.map(({ dutyMinor }) => dutyMinor)).toEqual([0, 261]);
  expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(german.paidMinor);
});

test.each([
  ["nothing at all", [], "nothing_asked"],
  ["none of a line", [{ id: 1, quantity: 0 }], "nothing_asked"],
  ["a line of another order", [{ id: 7, quantity: 1 }], "unknown_line"],
  ["more than were bought", [{ id: 1, quantity: 3 }], "more_than_bought"],
  ["one line twice with too many", [adult, { id: 1, quantity: 2 }], "more_than_bought"],
  ["less than none", [{ id: 1, quantity: -1 }], "more_than_bought"],
] as const)("%s is refused", (_, requested, code) => {
  expect(decideRefund(order, [], requested)).toEqual({ ok: false, code });
});

test("what went back once does not go back again, and no one gets more than was paid", () => {
  const [first] = refundAll(order, [kids]);
  expect(decideRefund(order, [first!], [kids])).toEqual({ ok: false, code: "more_than_bought" });
  expect(decideRefund({ ...order, paidMinor: 2159 }, [], [adult])).toEqual({ ok: false, code: "more_than_paid" });
  const goodwill = { lines: [], amountMinor: order.paidMinor - 2159 };
  expect(decideRefund(order, [goodwill], [adult])).toEqual({ ok: false, code: "more_than_paid" });
});

test.each<[FlowName, OrderStatus, boolean, OrderStatus]>([
  ["normal", "complete", false, "complete"],
  ["normal", "paid", false, "paid"],
  ["normal", "complete", true, "refunded"],
  ["paper", "packing", true, "refunded"],
  ["bespoke", "bespoke_shipped", true, "bespoke_refunded"],
  ["bespoke", "bespoke_shipped", false, "bespoke_shipped"],
])("a %s order that is %s, refunded in full: %s, is %s (print-on-demand §3)", (flow, status, isFull, after) => {
  expect(statusAfterRefund(flow, status, isFull)).toBe(after);
  if (status !== after) expect(hasMove(flow, status, after)).toBe(true);
});
