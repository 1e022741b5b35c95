import { expect, test } from "vitest";
import { profitOf } from "./profit.ts";

test.each([
  ["black", 720, 260, 760, 1488],
  ["white", 590, 170, 1070, 1116],
])(
  "a %s tee printed on both sides at 24.00 earns what worked example A says",
  (_, blankMinor, costMinor, profit, lowest) => {
    const costs = {
      blankMinor,
      prints: [
        { side: "front", costMinor },
        { side: "back", costMinor },
      ],
    };
    expect(profitOf(2400, costs, 1)).toMatchObject({
      vatMinor: 400,
      profitMinor: profit,
      lowestPriceIncTaxMinor: lowest,
    });
  },
);

test("at the lowest price nothing is lost and nothing is earned", () => {
  const costs = { blankMinor: 590, prints: [] };
  const { lowestPriceIncTaxMinor } = profitOf(2400, costs, 0);
  expect(profitOf(lowestPriceIncTaxMinor, costs, 0).profitMinor).toBe(0);
});
