import { expect, test } from "vitest";
import { countOf } from "./words.ts";

test.each([
  [7, 7, 0, "7 products"],
  [1, 1, 1, "1 product and 1 more result"],
  [7, 2, 3, "2 of 7 products and 3 more results"],
  [7, 0, 0, "0 of 7 products"],
  [0, 0, 2, "2 results"],
  [0, 0, 0, ""],
])("of %i products %i are left, beside %i pages: %j", (total, count, others, words) => {
  expect(countOf({ total, count }, others)).toBe(words);
});
