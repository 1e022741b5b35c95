import fc from "fast-check";
import { expect, test } from "vitest";
import type { FlowName, OrderStatus } from "../orders/flows.ts";
import { hasMove } from "../orders/transitions.ts";
import { invoiceOf } from "./invoice.ts";
import { orderTotals } from "./order-totals.ts";
import {
  creditNoteOf,
  decideRefund,
  type MoneyBack,
  type PaidOrder,
  type Refund,
  statusAfterRefund,
} from "./refund.ts";

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
const what = (lines: { id: number; quantity: number }[], delivery?: boolean): MoneyBack => ({
  kind: "lines",
  lines,
  delivery,
});
const adult = { id: 1, quantity: 1 };
const kids = { id: 2, quantity: 1 };

/** Refunds one after another; gives what each came to. */
function refundAll(of: PaidOrder, ...requested: { id: number; quantity: number }[][]): Refund[] {
  const refunds: Refund[] = [];
  for (const lines of requested) {
    const decision = decideRefund(of, refunds, { kind: "lines", lines });
    if (!decision.ok) throw new Error(decision.code);
    refunds.push(decision.refund);
  }
  return refunds;
}

test("one adult tee of example B is 21.60, of it 3.60 VAT, and no delivery (worked example C)", () => {
  const decision = decideRefund(order, [], { kind: "lines", lines: [adult] });
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
  expect(decideRefund(order, [], { kind: "lines", lines: requested })).toEqual({ ok: false, code });
});

test("what went back once does not go back again, and no one gets more than was paid", () => {
  const [first] = refundAll(order, [kids]);
  expect(decideRefund(order, [first!], what([kids]))).toEqual({ ok: false, code: "more_than_bought" });
  expect(decideRefund({ ...order, paidMinor: 2159 }, [], what([adult]))).toEqual({ ok: false, code: "more_than_paid" });
  const [fewer] = refundAll({ ...order, paidMinor: 3599 }, [kids]);
  expect(decideRefund({ ...order, paidMinor: 3599 }, [fewer!], what([adult]))).toEqual({
    ok: false,
    code: "more_than_paid",
  });
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

test.each<[string, MoneyBack, number, number]>([
  ["ten pounds of the goods", { kind: "amount", amountMinor: 1000, delivery: false }, 1000, 125],
  ["ten pounds of everything", { kind: "amount", amountMinor: 1000, delivery: true }, 1000, 125],
  ["the delivery alone", what([], true), 399, 50],
  ["one tee with the delivery", what([adult], true), 2160 + 399, 410],
  ["every piece without the delivery", what([{ id: 1, quantity: 2 }, kids], false), 5760, 720],
  ["everything", { kind: "rest" }, 6159, 770],
])("%s goes back with its own VAT", (_, wanted, amountMinor, taxMinor) => {
  const decision = decideRefund(order, [], wanted);
  expect(decision).toMatchObject({ ok: true, isFull: amountMinor === 6159, refund: { amountMinor } });
  expect(creditNoteOf((decision as { refund: Refund }).refund)).toMatchObject({ totalMinor: amountMinor, taxMinor });
});

test.each<[MoneyBack, string]>([
  [{ kind: "amount", amountMinor: 5761, delivery: false }, "more_than_left"],
  [{ kind: "amount", amountMinor: 6160, delivery: true }, "more_than_left"],
  [{ kind: "amount", amountMinor: 0, delivery: true }, "nothing_asked"],
  [{ kind: "amount", amountMinor: -5, delivery: true }, "nothing_asked"],
])("the sum of %j is refused", (wanted, code) => {
  expect(decideRefund(order, [], wanted)).toEqual({ ok: false, code });
});

test("a piece whose rate has partly gone back as a sum brings what is left of that rate", () => {
  const sums = decideRefund(order, [], { kind: "amount", amountMinor: 5000, delivery: false });
  const first = (sums as { refund: Refund }).refund;
  const rest = decideRefund(order, [first], what([{ id: 1, quantity: 2 }]));
  expect(rest).toMatchObject({ ok: true, isFull: false, refund: { amountMinor: 4320 - 3750 } });
});

const anyBack = fc.oneof(
  fc.record({ kind: fc.constant("rest" as const) }),
  fc.record({
    kind: fc.constant("lines" as const),
    lines: fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 3 }) })),
    delivery: fc.option(fc.boolean(), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant("amount" as const),
    amountMinor: fc.integer({ min: 1, max: 9000 }),
    delivery: fc.boolean(),
  }),
);
const sales = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      unitPriceIncTaxMinor: fc.integer({ min: 0, max: 4999 }),
      vatRate: fc.constantFrom(0, 1),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  country: fc.constantFrom("GB", "DE", "US"),
  shippingIncTaxMinor: fc.integer({ min: 0, max: 999 }),
});

test("whatever is asked in whatever order: never more than was paid, no rate below nothing, and all notes are the invoice", () => {
  fc.assert(
    fc.property(sales, fc.array(anyBack, { maxLength: 6 }), ({ lines, country, shippingIncTaxMinor }, asked) => {
      const sold = orderTotals({
        lines: lines.map((line) => ({ ...line, hs6: "610910" })),
        ...{ to: { country }, on: "2026-11-21", currency: "EUR", shippingIncTaxMinor },
      });
      const all = sold.lines.map((line, index) => ({ ...line, id: index + 1, quantity: lines[index]!.quantity }));
      const paid: PaidOrder = { ...sold, lines: all, paidMinor: sold.totalMinor };
      const refunds: Refund[] = [];
      for (const wanted of [...asked, { kind: "rest" as const }]) {
        const decision = decideRefund(paid, refunds, wanted);
        if (!decision.ok) continue;
        const note = creditNoteOf(decision.refund);
        expect(note.totalMinor).toBe(decision.refund.amountMinor);
        for (const { netMinor, taxMinor } of note.vat) expect(Math.min(netMinor, taxMinor)).toBeGreaterThanOrEqual(0);
        refunds.push(decision.refund);
        const sofar = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(sofar).toBeLessThanOrEqual(paid.paidMinor);
        expect(decision.isFull).toBe(sofar === paid.paidMinor);
      }
      const invoice = invoiceOf(all, sold);
      const notes = refunds.map(creditNoteOf);
      const summed = (pick: (note: (typeof notes)[number]) => number) =>
        notes.reduce((sum, note) => sum + pick(note), 0);
      expect(summed(({ totalMinor }) => totalMinor)).toBe(invoice.totalMinor);
      expect(summed(({ taxMinor }) => taxMinor)).toBe(invoice.taxMinor);
      expect(summed(({ dutyMinor }) => dutyMinor)).toBe(invoice.dutyMinor);
    }),
    { numRuns: 2_000 },
  );
});
