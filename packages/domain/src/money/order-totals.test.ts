import fc from "fast-check";
import { expect, test } from "vitest";
import { orderTotals } from "./order-totals.ts";
import { euVatCodes, taxOfLine, vatInside } from "./vat.ts";

const adultTee = { quantity: 2, unitPriceIncTaxMinor: 2400, vatRate: 1 };
const kidsTee = { quantity: 1, unitPriceIncTaxMinor: 1600, vatRate: 0 };

test("two adult tees and a zero-rated kids tee with a tenth off come to 61.59 (worked example B)", () => {
  const totals = orderTotals([adultTee, kidsTee], "GB", 399, 640);
  expect(totals).toMatchObject({
    subtotalMinor: 5600,
    goodsTaxMinor: 800,
    discountMinor: 560,
    taxDiscountMinor: 80,
    shippingMinor: 349,
    shippingTaxMinor: 50,
    totalMinor: 6159,
  });
  expect(totals.lines.map((line) => line.totalMinor)).toEqual([4320, 1440]);
  expect(totals.lines[0]).toMatchObject({ priceMinor: 4000, taxMinor: 720, discountMinor: 400 });
});

test("VAT is taken from the line, never from the unit (worked example E)", () => {
  expect(vatInside(1999, 0.2)).toBe(333);
});

test("a tee to Germany carries 19 % inside its price (worked example D)", () => {
  const [line] = orderTotals([{ quantity: 1, unitPriceIncTaxMinor: 2399, vatRate: 1 }], "DE", 0).lines;
  expect(line).toMatchObject({ priceMinor: 2016, taxMinor: 383, treatment: "EU_IOSS" });
});

test("the EU has 27 VAT codes with Greece as EL (platform-core §5)", () => {
  expect(euVatCodes).toHaveLength(27);
  expect(euVatCodes).toContain("EL");
  expect(euVatCodes).not.toContain("GR");
  expect(taxOfLine("GR", 1).rate).toBe(0.24);
});

test.each([
  ["GB", 1, 0.2, "UK_STD"],
  ["GB", 0, 0, "UK_ZERO"],
  ["FR", 0, 0.2, "EU_IOSS"],
  ["US", 1, 0, "EXPORT"],
] as const)("to %s with rate %f the tax is %f, %s", (country, vatRate, rate, treatment) => {
  expect(taxOfLine(country, vatRate)).toEqual({ rate, treatment });
});

test("totals add up to the penny for any basket", () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPriceIncTaxMinor: fc.integer({ min: 1, max: 50_000 }),
    vatRate: fc.constantFrom(0, 0.25, 1),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.constantFrom("GB", "DE", "GR", "US", "HU"),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 0, max: 30_000 }),
      (lines, country, shipping, discount) => {
        const t = orderTotals(lines, country, shipping, discount);
        expect(t.totalMinor).toBe(
          t.subtotalMinor +
            t.goodsTaxMinor -
            t.discountMinor -
            t.taxDiscountMinor +
            t.shippingMinor +
            t.shippingTaxMinor,
        );
        expect(t.lines.reduce((sum, each) => sum + each.taxMinor, 0)).toBe(t.goodsTaxMinor - t.taxDiscountMinor);
        for (const each of t.lines) {
          expect(each.priceMinor + each.taxMinor - each.discountMinor).toBe(each.totalMinor);
          expect(each.priceIncTaxMinor - each.discountIncTaxMinor).toBe(each.totalMinor);
          expect(each.discountMinor).toBeGreaterThanOrEqual(0);
          expect(each.taxMinor).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 1000 },
  );
});
