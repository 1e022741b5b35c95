import fc from "fast-check";
import { expect, test } from "vitest";
import { vatInside } from "../../money/vat.ts";
import { type LineMoney, splitLine } from "./line-change.ts";
import { lessReturned, repriceLine } from "./line-difference.ts";

function lineOf(quantity: number, priceIncTaxMinor: number, discountIncTaxMinor: number, rate: number): LineMoney {
  const priceMinor = priceIncTaxMinor - vatInside(priceIncTaxMinor, rate);
  const totalMinor = priceIncTaxMinor - discountIncTaxMinor;
  const taxMinor = vatInside(totalMinor, rate);
  return {
    ...{ quantity, priceIncTaxMinor, discountIncTaxMinor, priceMinor, taxMinor },
    discountMinor: priceMinor + taxMinor - totalMinor,
  };
}

test.each<[string, Parameters<typeof lineOf>, number, number, number]>([
  ["one piece, £2.00 dearer", [1, 2400, 0, 0.2], 200, 200, 33],
  ["one piece, £2.00 cheaper", [1, 2400, 0, 0.2], -200, -200, -33],
  ["three pieces, £2.00 dearer each", [3, 7200, 0, 0.2], 200, 600, 100],
  ["with a tenth off", [1, 2400, 240, 0.2], 200, 180, 30],
  ["with a tenth off, cheaper", [1, 2400, 240, 0.2], -200, -180, -30],
  ["with all of it off", [1, 2400, 2400, 0.2], 200, 0, 0],
  ["zero-rated", [2, 3000, 0, 0], 150, 300, 0],
  ["cheaper than it ever cost", [1, 500, 0, 0.2], -900, -500, -83],
  ["of the same price", [2, 4800, 480, 0.2], 0, 0, 0],
])("the difference of a line, %s", (_, [quantity, price, off, rate], extra, difference, tax) => {
  const line = lineOf(quantity, price, off, rate);
  const found = repriceLine(line, extra, rate);
  expect([found.differenceIncTaxMinor, found.differenceTaxMinor]).toEqual([difference, tax]);
});

test("no discount of a line is invented by another price", () => {
  expect(repriceLine(lineOf(1, 1999, 0, 0.2), 150, 0.2).to).toEqual(lineOf(1, 2149, 0, 0.2));
});

const rates = fc.constantFrom(0, 0.05, 0.19, 0.2, 0.25);
const lines = fc
  .record({ quantity: fc.integer({ min: 1, max: 30 }), unit: fc.integer({ min: 0, max: 9999 }), rate: rates })
  .chain(({ quantity, unit, rate }) =>
    fc.record({
      rate: fc.constant(rate),
      extra: fc.integer({ min: -3000, max: 3000 }),
      line: fc.integer({ min: 0, max: quantity * unit }).map((off) => lineOf(quantity, quantity * unit, off, rate)),
      pieces: fc.integer({ min: 1, max: quantity }),
    }),
  );
const totalOf = ({ priceIncTaxMinor, discountIncTaxMinor }: LineMoney) => priceIncTaxMinor - discountIncTaxMinor;

test("old price and difference are the new price to the penny, with the VAT and the discount in it, for any pieces of any line", () => {
  fc.assert(
    fc.property(lines, ({ line: whole, extra, rate, pieces }) => {
      const line = pieces < whole.quantity ? splitLine(whole, pieces).taken : whole;
      const { to, differenceIncTaxMinor: difference, differenceTaxMinor: tax } = repriceLine(line, extra, rate);
      expect(totalOf(line) + difference).toBe(totalOf(to));
      expect(to.priceMinor + to.taxMinor - to.discountMinor).toBe(totalOf(to));
      expect(line.taxMinor + tax).toBe(to.taxMinor);
      expect(Math.abs(tax)).toBeLessThanOrEqual(Math.abs(difference));
      expect(tax * difference).toBeGreaterThanOrEqual(0);
      expect(difference * extra).toBeGreaterThanOrEqual(0);
      expect(to.discountIncTaxMinor).toBeLessThanOrEqual(to.priceIncTaxMinor);
      expect(totalOf(to)).toBeGreaterThanOrEqual(0);
      expect(to.taxMinor).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a line less what went back of it adds up, and costs what the cheaper size costs", () => {
  fc.assert(
    fc.property(lines, ({ line, extra, rate }) => {
      const { to, differenceTaxMinor } = repriceLine(line, -Math.abs(extra), rate);
      const now = lessReturned(line, {
        priceIncTaxMinor: line.priceIncTaxMinor - to.priceIncTaxMinor,
        discountIncTaxMinor: line.discountIncTaxMinor - to.discountIncTaxMinor,
        taxMinor: -differenceTaxMinor,
      });
      expect(now.priceMinor + now.taxMinor - now.discountMinor).toBe(totalOf(now));
      expect([totalOf(now), now.taxMinor]).toEqual([totalOf(to), to.taxMinor]);
    }),
  );
});
