import { expect, test } from "vitest";
import { countItems, countPieces, itemWords, itemWordsWithPieces } from "./count-items.ts";

const line = (quantity: number, bundle_line: number | null = null, bundle_part: number | null = null) => ({
  quantity,
  bundle_line,
  bundle_part,
});

test.each([
  ["pieces that were bought by themselves", [line(2), line(1)], 3],
  ["a bundle of two parts", [line(1, 1), line(1, 1)], 1],
  ["two of it, beside another bundle and a tee", [line(2, 1), line(2, 1), line(1, 2), line(1, 2), line(3)], 6],
  ["three of it, one with a part in another size", [line(2, 1), line(3, 1), line(1, 1)], 3],
  ["four of it, half of each part in another size", [line(2, 1, 1), line(2, 1, 2), line(2, 1, 1), line(2, 1, 2)], 4],
  ["three of it, each in a size of its own", [line(1, 1, 1), line(3, 1, 2), line(1, 1, 1), line(1, 1, 1)], 3],
  [
    "two bundles in one order, both split",
    [line(1, 1, 1), line(1, 1, 1), line(2, 1, 2), line(1, 2, 1), line(1, 2, 2)],
    3,
  ],
  ["one part alone, made again", [line(1, 4)], 1],
  ["two pieces of one part, made again", [line(2, 4, 2)], 2],
  ["nothing", [], 0],
])("%s", (_, lines, wanted) => {
  expect(countItems(lines)).toBe(wanted);
});

test("one item is not said in the plural", () => {
  expect([itemWords(0), itemWords(1), itemWords(2)]).toEqual(["0 items", "1 item", "2 items"]);
});

test.each([
  [1, 1, "1 item"],
  [3, 3, "3 items"],
  [1, 2, "1 item, 2 pieces"],
  [4, 9, "4 items, 9 pieces"],
])("%i items that are %i pieces are %j", (itemCount, pieces, words) => {
  expect(itemWordsWithPieces({ itemCount, pieces })).toBe(words);
});

test("pieces are counted over all lines", () => {
  expect(countPieces([line(2, 1, 1), line(2, 1, 2), line(3)])).toBe(7);
});
