import { expect, test } from "vitest";
import { lowestPriceOf } from "./lowest-price.ts";
import { profitOf } from "./profit.ts";

const black = { blankMinor: 720, prints: [{ side: "front", costMinor: 260 }] };
const white = { blankMinor: 590, prints: [{ side: "front", costMinor: 170 }] };

test("the dearest colour decides the lowest price", () => {
  expect(lowestPriceOf([white, black], 1)).toBe(1176);
  expect(profitOf(1176, black, 1).profitMinor).toBe(0);
  expect(profitOf(1176, white, 1).profitMinor).toBeGreaterThan(0);
});

test("nothing on sale has no lowest price", () => {
  expect(lowestPriceOf([], 1)).toBe(0);
});
