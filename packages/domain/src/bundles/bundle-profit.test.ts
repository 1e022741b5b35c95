import { expect, test } from "vitest";
import { bundleProfit } from "./bundle-profit.ts";

const part = (blankMinor: number, ownPriceIncTaxMinor: number, vatRate = 1) => ({
  costs: { blankMinor, prints: [] },
  ownPriceIncTaxMinor,
  vatRate,
});

test.each([
  ["two taxed parts", 3600, [part(1000, 2400), part(500, 1200)], { costMinor: 1500, profitMinor: 1500 }],
  ["a zero-rated part", 3600, [part(1000, 2400), part(500, 1200, 0)], { costMinor: 1500, profitMinor: 1700 }],
  ["a price below cost", 1200, [part(1000, 2400), part(500, 1200)], { costMinor: 1500, profitMinor: -500 }],
])("the profit of %s is what is left of their shares without VAT", (_, price, parts, left) => {
  expect(bundleProfit(price, parts)).toMatchObject(left);
});

test("nothing is lost at the lowest price, and something below it", () => {
  const parts = [part(1000, 2400), part(501, 1200)];
  const { lowestPriceIncTaxMinor } = bundleProfit(0, parts);
  expect(bundleProfit(lowestPriceIncTaxMinor, parts).profitMinor).toBeGreaterThanOrEqual(0);
  expect(bundleProfit(lowestPriceIncTaxMinor - 2, parts).profitMinor).toBeLessThan(0);
});
