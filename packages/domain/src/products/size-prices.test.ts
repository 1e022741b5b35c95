import { expect, test } from "vitest";
import { extrasOverPrice, priceOfSize, suggestedExtras } from "./size-prices.ts";

test.each([
  ["A4", 3800],
  ["A3", 4400],
  ["A2", 5100],
  ["toString", 3800],
])("%s costs %i", (size, price) => {
  expect(priceOfSize(3800, { A3: 600, A2: 1300 }, size)).toBe(price);
});

test("another price of the smallest size leaves the others as they are", () => {
  const before = { priceIncTaxMinor: 3800, extras: { A3: 600, A2: 1300 } };
  const extras = extrasOverPrice(["A4", "A3", "A2"], before, 4400);
  expect(extras).toEqual({ A2: 700 });
  expect(["A4", "A3", "A2"].map((size) => priceOfSize(4400, extras, size))).toEqual([4400, 4400, 5100]);
});

test("what a size costs more is paid for with its VAT, in whole pounds", () => {
  const sizes = [
    { name: "A4", extraCostMinor: 0 },
    { name: "A3", extraCostMinor: 420 },
    { name: "A2", extraCostMinor: 1050 },
  ];
  expect(suggestedExtras(sizes, 0.2)).toEqual({ A3: 600, A2: 1300 });
});
