import fc from "fast-check";
import { expect, test } from "vitest";
import { shareBundle } from "./share-bundle.ts";
import { orderOfShares } from "./shares.examples.ts";

test.each([
  ["two that cost the same", 3600, [2400, 2400], [1800, 1800]],
  ["by what each costs on its own", 4000, [3000, 1500], [2667, 1333]],
  ["three that do not divide", 1000, [500, 500, 500], [334, 333, 333]],
  ["parts that cost nothing on their own", 900, [0, 0], [450, 450]],
])("a bundle's price is shared among %s", (_, price, own, shares) => {
  const line = { quantity: 1, unitPriceIncTaxMinor: price, discountIncTaxMinor: 0 };
  expect(shareBundle(line, own).map((share) => share.unitPriceIncTaxMinor)).toEqual(shares);
});

const lines = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPriceIncTaxMinor: fc.integer({ min: 1, max: 1_000_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ off, ...line }) => ({
    ...line,
    discountIncTaxMinor: Math.floor(line.quantity * line.unitPriceIncTaxMinor * off),
  }));
const ownPrices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 2, maxLength: 12 });

test("the shares add up to what is paid, and no part is discounted below nothing", () => {
  fc.assert(
    fc.property(lines, ownPrices, (line, own) => {
      const shares = shareBundle(line, own);
      const paid = shares.reduce((sum, share) => sum + share.unitPriceIncTaxMinor * line.quantity, 0);
      const off = shares.reduce((sum, share) => sum + share.discountIncTaxMinor, 0);
      expect(paid).toBe(line.unitPriceIncTaxMinor * line.quantity);
      expect(off).toBe(line.discountIncTaxMinor);
      for (const share of shares) {
        expect(share.discountIncTaxMinor).toBeGreaterThanOrEqual(0);
        expect(share.discountIncTaxMinor).toBeLessThanOrEqual(share.unitPriceIncTaxMinor * line.quantity);
      }
    }),
    { seed: 20_261, numRuns: 500 },
  );
});

test("an order of a bundle with a zero-rated part costs its price, and each part bears its own VAT", () => {
  fc.assert(
    fc.property(lines, ownPrices, fc.integer({ min: 0, max: 11 }), (line, own, zeroRated) => {
      const shares = shareBundle(line, own);
      const {
        lines: priced,
        goodsTaxMinor,
        taxDiscountMinor,
        totalMinor,
      } = orderOfShares(shares, line.quantity, (part) => part === zeroRated);
      expect(totalMinor).toBe(line.unitPriceIncTaxMinor * line.quantity - line.discountIncTaxMinor);
      if (priced[zeroRated]) expect(priced[zeroRated].taxMinor).toBe(0);
      expect(goodsTaxMinor - taxDiscountMinor).toBe(priced.reduce((sum, each) => sum + each.taxMinor, 0));
    }),
    { seed: 20_262, numRuns: 300 },
  );
});
