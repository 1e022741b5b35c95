import { expect, test } from "vitest";
import { endOfLine, endOfPiece, refundedUnmade } from "./pieces-not-made.ts";

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

test.each([
  ["a piece that came and was refunded", { quantity: 2, labels: 2, refunded: 1 }, [true, true], [null, "refunded"]],
  ["a refund while it is being made", { quantity: 2, labels: 2, refunded: 1 }, [false, false], [null, null]],
  [
    "one sent and one not made, both refunded",
    { quantity: 2, labels: 1, refunded: 2 },
    [true, false],
    ["refunded", "refunded_unmade"],
  ],
  ["nothing refunded", { quantity: 2, labels: 2, refunded: 0 }, [true, true], [null, null]],
])("%s", (_, line, left, ends) => {
  expect(left.map((hasLeft, index) => endOfPiece(line, { index, isDeleted: false, hasLeft }))).toEqual(ends);
});

test("of a cancelled order nothing is made", () => {
  const line = { quantity: 1, labels: 0, refunded: 1 };
  expect(endOfPiece(line, { index: 0, isDeleted: true, hasLeft: false })).toBe("not_made");
});

test.each([
  [{ quantity: 1, labels: 0, refunded: 1 }, false, "Refunded, not made"],
  [{ quantity: 3, labels: 0, refunded: 1 }, false, "1 refunded, not made"],
  [{ quantity: 1, labels: 1, refunded: 1 }, false, "Refunded"],
  [{ quantity: 2, labels: 1, refunded: 2 }, false, "1 refunded, not made, 1 refunded"],
  [{ quantity: 2, labels: 0, refunded: 0 }, true, "Not made"],
  [{ quantity: 2, labels: 0, refunded: 2 }, true, "Refunded, not made"],
  [{ quantity: 2, labels: 2, refunded: 0 }, true, ""],
  [{ quantity: 2, labels: 0, refunded: 0 }, false, ""],
])("a line %o, its order ended: %s, reads %s", (line, isEnded, words) => {
  expect(endOfLine(line, { isEnded })).toBe(words);
});
