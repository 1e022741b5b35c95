import fc from "fast-check";
import { expect, test } from "vitest";
import { profitOf } from "./profit.ts";

const both = (blankMinor: number, costMinor: number) => ({
  blankMinor,
  prints: ["front", "back"].map((side) => ({ side, costMinor })),
});

test.each([
  ["black", both(720, 260), 760, 1488],
  ["white", both(590, 170), 1070, 1116],
])("a %s tee printed on both sides at 24.00 earns what worked example A says", (_, costs, profit, lowest) => {
  expect(profitOf(2400, costs, 1)).toEqual({
    ...{ vatMinor: 400, netMinor: 2000, costMinor: 2000 - profit, profitMinor: profit },
    lowestPriceIncTaxMinor: lowest,
  });
});

test("what taking the payment costs raises the lowest price by itself and its VAT", () => {
  const { profitMinor, lowestPriceIncTaxMinor } = profitOf(2400, { ...both(720, 260), feesMinor: 50 }, 1);
  expect([profitMinor, lowestPriceIncTaxMinor]).toEqual([710, 1548]);
});

test("at the lowest price nothing is lost and at most a rounded penny earned; two pence less lose", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(0, 0.25, 1), (blankMinor, vatRate) => {
      const costs = { blankMinor, prints: [] };
      const { lowestPriceIncTaxMinor: lowest } = profitOf(0, costs, vatRate);
      expect([0, 1]).toContain(profitOf(lowest, costs, vatRate).profitMinor);
      expect(profitOf(lowest - 2, costs, vatRate).profitMinor).toBeLessThan(0);
    }),
  );
});
