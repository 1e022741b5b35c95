import { expect, test } from "vitest";
import { movedBeside, movedBy } from "./moved.ts";

const list = ["a", "b", "c", "d"];

test.each([
  ["a", 1, "bacd"],
  ["c", -2, "cabd"],
  ["a", -1, "abcd"],
  ["d", 1, "abcd"],
  ["x", 1, "abcd"],
])("%s moved by %i gives %s", (entry, places, order) => {
  expect(movedBy(list, entry, places).join("")).toBe(order);
});

test.each([
  [["a"], "c", "after", "bcad"],
  [["d"], "a", "before", "dabc"],
  [["b", "c"], "d", "after", "adbc"],
  [["a"], "a", "after", "abcd"],
  [["a"], "x", "after", "abcd"],
] as const)("%j put beside %s, %s it, gives %s", (entries, target, side, order) => {
  expect(movedBeside(list, entries, target, side).join("")).toBe(order);
});
