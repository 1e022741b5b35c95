import { expect, test } from "vitest";
import { chosenShop } from "./chosen-shop.ts";

const shops = [{ id: 3 }, { id: 7 }];

test.each([
  [7, 7],
  [3, 3],
  [99, 3],
  [null, 3],
])("remembering %s opens shop %s", (remembered, opened) => {
  expect(chosenShop(shops, remembered)?.id).toBe(opened);
});

test("a person without a shop gets none", () => {
  expect(chosenShop([], 3)).toBeUndefined();
});
