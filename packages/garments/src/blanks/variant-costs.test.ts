import { profitOf } from "@selvedge/domain/money/profit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { blanks, findBlank } from "./blanks.ts";
import {
  dearestSizeOf,
  everyChoice,
  lowestPriceOfVariants,
  profitBySize,
  profitRangeOf,
  variantCosts,
} from "./variant-costs.ts";

const art = findBlank("art-print-portrait")!;
const tee = findBlank("tee-unisex")!;

/** One price for every size. */
const asked = (priceIncTaxMinor: number, vatRate = 1) => ({ priceIncTaxMinor, vatRate, extras: {} });

test("worked example A: black with both sides earns 7.60 at 24.00, and 14.88 is the lowest price", () => {
  const black = variantCosts(tee, ["front", "back"], everyChoice(tee, ["Black"]));
  expect(profitOf(2400, black[0]!.costs, 1)).toMatchObject({ costMinor: 1240, vatMinor: 400, profitMinor: 760 });
  expect(profitRangeOf(black, asked(2400))).toEqual({ profitMinor: 760, highestProfitMinor: 760 });
  expect(lowestPriceOfVariants(black, 1)).toBe(1488);
});

test("a size that costs more on top of the price is asked for it, and lowers what the others have to bear", () => {
  const variants = variantCosts(art, ["front"], everyChoice(art, ["White"]));
  const extras = { A3: 600, A2: 1300 };
  const bySize = profitBySize(art, variants, { priceIncTaxMinor: 2800, vatRate: 1, extras });
  expect(bySize.map(({ priceIncTaxMinor, profitMinor }) => [priceIncTaxMinor, profitMinor])).toEqual([
    [2800, 1163],
    [3400, 1243],
    [4100, 1197],
  ]);
  expect(lowestPriceOfVariants(variants, 1, extras)).toBe(1404);
  expect(lowestPriceOfVariants(variants, 1)).toBe(2664);
});

test("an A2 is reported with its own cost, never an A4's", () => {
  const variants = variantCosts(art, ["front"], everyChoice(art, ["White"]));
  expect(profitBySize(art, variants, asked(2800))).toEqual([
    { size: "A4", priceIncTaxMinor: 2800, costMinor: 1170, profitMinor: 1163, lowestPriceIncTaxMinor: 1404 },
    { size: "A3", priceIncTaxMinor: 2800, costMinor: 1590, profitMinor: 743, lowestPriceIncTaxMinor: 1908 },
    { size: "A2", priceIncTaxMinor: 2800, costMinor: 2220, profitMinor: 113, lowestPriceIncTaxMinor: 2664 },
  ]);
  expect(dearestSizeOf(variants)).toBe("A2");
  expect(dearestSizeOf(variantCosts(tee, ["front"], everyChoice(tee)))).toBeNull();
});

test("what is not made, or named twice, is left out", () => {
  const choices = [
    { colour: "White", sizes: ["A4", "A4", "A0"] },
    { colour: "White", sizes: ["A4"] },
    { colour: "Plaid", sizes: ["A4"] },
  ];
  expect(variantCosts(art, ["front"], choices)).toHaveLength(1);
  expect(profitRangeOf([], asked(2800))).toEqual({ profitMinor: 0, highestProfitMinor: 0 });
  expect(lowestPriceOfVariants([], 1)).toBe(0);
});

test("at the lowest price of what is sold no variant loses a penny, and one penny below some variant does", () => {
  const sold = fc.constantFrom(...blanks).chain((blank) =>
    fc.record({
      blank: fc.constant(blank),
      choices: fc.array(
        fc.record({
          colour: fc.constantFrom(...blank.colours.map(({ name }) => name)),
          sizes: fc.subarray(
            blank.sizes.map(({ name }) => name),
            { minLength: 1 },
          ),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  );
  fc.assert(
    fc.property(sold, ({ blank, choices }) => {
      const variants = variantCosts(blank, ["front"], choices);
      const lowest = lowestPriceOfVariants(variants, blank.vatRate);
      expect(profitRangeOf(variants, asked(lowest, blank.vatRate)).profitMinor).toBeGreaterThanOrEqual(0);
      expect(profitRangeOf(variants, asked(lowest - 2, blank.vatRate)).profitMinor).toBeLessThan(0);
      const bySize = profitBySize(blank, variants, asked(lowest, blank.vatRate));
      expect(Math.min(...bySize.map(({ profitMinor }) => profitMinor))).toBe(
        profitRangeOf(variants, asked(lowest, blank.vatRate)).profitMinor,
      );
    }),
  );
});
