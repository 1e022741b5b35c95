import { expect, test } from "vitest";
import {
  activeQuantity,
  exchangesOf,
  hasShipped,
  isBespoke,
  isDistribution,
  isResend,
  orderWord,
  wasRefunded,
} from "./order-facts.ts";

test.each<[string, (given: never) => boolean, unknown, boolean]>([
  ["bespoke: ever in quote, now elsewhere (P4.10)", isBespoke, ["quote", "bespoke_shipped"], true],
  ["bespoke: never in quote (P4.10)", isBespoke, ["new", "bespoke_paid"], false],
  ["shipped: ever complete (P4.11)", hasShipped, ["complete", "refunded"], true],
  ["shipped: ever bespoke_shipped (P4.11)", hasShipped, ["quote", "bespoke_shipped", "bespoke_refunded"], true],
  ["shipped: only packing (P4.11)", hasShipped, ["paid", "packing"], false],
  ["refunded: ever refunded", wasRefunded, ["paid", "refunded"], true],
  ["refunded: never", wasRefunded, ["paid", "complete"], false],
  ["distribution: distro (P4.12)", isDistribution, "distro", true],
  ["distribution: another factory (P4.12)", isDistribution, "telford", false],
  ["resend: failed_to_arrive among the reasons (P4.15)", isResend, ["late", "failed_to_arrive"], true],
  ["resend: other reasons (P4.15)", isResend, ["wrong_size"], false],
  ["resend: none (P4.15)", isResend, [], false],
])("%s", (_, question, given, answer) => {
  expect((question as (given: unknown) => boolean)(given)).toBe(answer);
});

test("exchanges are children with no reprint reason that were never refunded (P4.16)", () => {
  const plain = { id: 1, reprintReasonId: null, everStatuses: ["new", "complete"] };
  const reprint = { id: 2, reprintReasonId: 4, everStatuses: ["new"] };
  const refunded = { id: 3, reprintReasonId: null, everStatuses: ["paid", "refunded", "complete"] };
  const refundedBespoke = { id: 4, reprintReasonId: null, everStatuses: ["quote", "bespoke_refunded"] };
  expect(exchangesOf([plain, reprint, refunded, refundedBespoke])).toEqual([plain]);
});

test.each([
  [5, [1], 1, 3],
  [5, [], 0, 5],
  [5, [1, 2], 2, 0],
  [1, [1], 1, 0],
])(
  "%i bought, %j returned, %i labels cancelled leave %i active (P3.26)",
  (quantity, returned, cancelledLabels, active) => {
    expect(activeQuantity({ quantity, returned, cancelledLabels })).toBe(active);
  },
);

test("a cancelled order reads Cancelled whatever its status (readings, Cancelled orders)", () => {
  expect([orderWord("Refunded", true), orderWord("Refunded", false)]).toEqual(["Cancelled", "Refunded"]);
});
