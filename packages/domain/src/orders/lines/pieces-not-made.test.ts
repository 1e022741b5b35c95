import { expect, test } from "vitest";
import { refundedUnmade } from "./pieces-not-made.ts";

test.each([
  ["before release, one of two is refunded", { quantity: 2, labels: 0, refunded: 1 }, 1],
  ["released without the refunded piece", { quantity: 2, labels: 1, refunded: 1 }, 1],
  ["refunded once it was begun", { quantity: 2, labels: 2, refunded: 1 }, 0],
  ["one begun and one not, both refunded", { quantity: 2, labels: 1, refunded: 2 }, 1],
  ["nothing is refunded", { quantity: 2, labels: 0, refunded: 0 }, 0],
  ["more labels than pieces", { quantity: 1, labels: 2, refunded: 1 }, 0],
])("%s", (_, line, expected) => {
  expect(refundedUnmade(line)).toBe(expected);
});
