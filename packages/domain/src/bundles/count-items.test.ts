import { expect, test } from "vitest";
import { countItems, itemWords } from "./count-items.ts";

const line = (quantity: number, bundle_line: number | null = null) => ({ quantity, bundle_line });

test.each([
  ["pieces that were bought by themselves", [line(2), line(1)], 3],
  ["a bundle of two parts", [line(1, 1), line(1, 1)], 1],
  ["two of it, beside another bundle and a tee", [line(2, 1), line(2, 1), line(1, 2), line(1, 2), line(3)], 6],
  ["three of it, one with a part in another size", [line(2, 1), line(3, 1), line(1, 1)], 3],
  ["one part alone, made again", [line(1, 4)], 1],
  ["nothing", [], 0],
])("%s", (_, lines, wanted) => {
  expect(countItems(lines)).toBe(wanted);
});

test("one item is not said in the plural", () => {
  expect([itemWords(0), itemWords(1), itemWords(2)]).toEqual(["0 items", "1 item", "2 items"]);
});
