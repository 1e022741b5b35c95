import { expect, test } from "vitest";
import { oneOf } from "./print-technology.ts";

test.each([
  [[], ""],
  [["PAPER-1"], "PAPER-1"],
  [["GTX-1", "GTX-2"], "GTX-1 or GTX-2"],
  [["GTX-1", "GTX-2", "GTX-3"], "GTX-1, GTX-2 or GTX-3"],
])("%j reads %s", (names, words) => {
  expect(oneOf(names)).toBe(words);
});
