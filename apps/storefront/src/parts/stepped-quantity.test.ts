import { quantityLimit } from "@selvedge/domain/limits";
import { expect, test } from "vitest";
import { steppedQuantity } from "./stepped-quantity.ts";

test.each([
  ["one more", 2, 1, 3],
  ["one fewer", 2, -1, 1],
  ["none is no quantity", 1, -1, 1],
  ["the limit is the most", quantityLimit, 1, quantityLimit],
  ["an empty field begins at one", Number.NaN, 1, 1],
  ["a part of a piece is rounded", 1.4, 1, 2],
  ["more than the limit comes back to it", 500, -1, quantityLimit],
])("%s", (_, entered, by, wanted) => {
  expect(steppedQuantity(entered, by)).toBe(wanted);
});
