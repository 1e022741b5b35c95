import { expect, test } from "vitest";
import { steppedPrice } from "./price-step.ts";
import { suggestedPriceOf } from "./suggested-price.ts";
import { isThinProfit } from "./thin-profit.ts";

test.each([
  [2300, { kind: "by_percent", percent: 5 } as const, 2415],
  [1999, { kind: "by_percent", percent: 2.5 } as const, 2049],
  [2000, { kind: "by_percent", percent: -10 } as const, 1800],
  [2000, { kind: "set", priceIncTaxMinor: 2400 } as const, 2400],
])("%i with %j is %i", (price, step, stepped) => {
  expect(steppedPrice(price, step)).toBe(stepped);
});

test.each([
  [2664, 4300],
  [1176, 1900],
  [0, 100],
])("over a lowest price of %i, %i is the suggested price", (lowest, suggested) => {
  expect(suggestedPriceOf(lowest)).toBe(suggested);
});

test.each([
  [113, 2800, true],
  [280, 2800, false],
  [-1, 2800, false],
  [0, 2800, true],
])("%i of %i is little: %s", (profit, price, isThin) => {
  expect(isThinProfit(profit, price)).toBe(isThin);
});
