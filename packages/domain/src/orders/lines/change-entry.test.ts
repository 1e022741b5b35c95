import { expect, test } from "vitest";
import { type ChangeAction, changeActions, changeEntryOf, isChangeAction } from "./change-entry.ts";

const line = { name: "Tee", words: "L instead of M" };
const changed = { pieces: 1, from: "Black, M", to: "Black, L" };

test.each<[ChangeAction, object, string, string]>([
  ["order.address_changed", {}, "Delivery address changed", ""],
  ["order.line_changed", changed, "A piece changed from Black, M to Black, L", ""],
  ["order.line_changed", { ...changed, pieces: 3 }, "3 pieces changed from Black, M to Black, L", ""],
  [
    "order.line_changed",
    { ...changed, differenceMinor: 200 },
    "A piece changed from Black, M to Black, L, £2.00 more",
    "",
  ],
  [
    "order.line_changed",
    { ...changed, differenceMinor: -200 },
    "A piece changed from Black, M to Black, L, £2.00 goes back",
    "",
  ],
  [
    "order.line_changed",
    { ...changed, differenceMinor: 200, waive: "Our mistake" },
    "A piece changed from Black, M to Black, L, £2.00 waived",
    "Our mistake",
  ],
  [
    "order.line_changed",
    { ...changed, differenceMinor: -200, waive: "As agreed" },
    "A piece changed from Black, M to Black, L, £2.00 kept",
    "As agreed",
  ],
  ["order.difference_asked", { ...line, differenceMinor: 200 }, "Asked to pay £2.00 for Tee, L instead of M", ""],
  ["order.difference_asked", { differenceMinor: 200 }, "Asked to pay £2.00", ""],
  [
    "order.difference_asked_again",
    { ...line, differenceMinor: 200 },
    "Asked again to pay £2.00 for Tee, L instead of M",
    "",
  ],
  [
    "order.difference_withdrawn",
    { ...line, differenceMinor: 200 },
    "Payment link for £2.00 withdrawn for Tee, L instead of M",
    "",
  ],
  ["order.refund_asked", { totalMinor: 964, reason: "Faulty print" }, "Refund of £9.64", "Faulty print"],
  ["order.refund_asked_again", { totalMinor: 964 }, "Refund of £9.64 asked for again", ""],
  [
    "order.refund_refused",
    { totalMinor: 964, message: "The card is closed." },
    "Refund of £9.64 did not go through",
    "The card is closed.",
  ],
  ["order.refunded_by_hand", { totalMinor: 964, reference: "FP-1" }, "£9.64 paid back by hand", "FP-1"],
  ["order.difference_paid", { amountMinor: 200 }, "Difference of £2.00 paid", ""],
  [
    "order.difference_too_late",
    { amountMinor: 200, against: "Its label is printed: it is being made." },
    "Difference of £2.00 was paid too late and goes back",
    "Its label is printed: it is being made.",
  ],
])("the history says of %s: %s", (action, detail, text, reason) => {
  expect(changeEntryOf(action, detail, "GBP")).toEqual({ text, reason });
});

test("every action that changes an order has its words, and others are not meant", () => {
  for (const action of changeActions) expect(isChangeAction(action)).toBe(true);
  expect(isChangeAction("order.held")).toBe(false);
});
