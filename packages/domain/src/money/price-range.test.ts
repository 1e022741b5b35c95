import { expect, test } from "vitest";
import { priceFaultsOf } from "./price-faults.ts";
import { currentPrice, priceRangeOf } from "./price-range.ts";

const variant = (priceIncTaxMinor: number, salePriceIncTaxMinor: number | null = null, isEnabled = true) => ({
  ...{ priceIncTaxMinor, salePriceIncTaxMinor, isEnabled },
});

test.each([
  ["one price", [variant(2400)], false, [2400, 2400, 2400]],
  ["dearer sizes", [variant(2400), variant(2700)], false, [2400, 2700, 2400]],
  ["a sale", [variant(2400, 1900), variant(2700, 2200)], true, [1900, 2200, 2400]],
  ["a sale that is off", [variant(2400, 1900)], false, [2400, 2400, 2400]],
  ["a sale of one variant", [variant(2400, 1900), variant(2300)], true, [1900, 2300, 2300]],
  ["a cheaper one switched off", [variant(2400), variant(900, null, false)], false, [2400, 2400, 2400]],
] as const)(
  "%s (platform-core §3 product: minPrice, maxPrice, defaultPrice)",
  (_, variants, isOnSale, [min, max, usual]) => {
    expect(priceRangeOf(variants, isOnSale)).toEqual({
      ...{ minPriceIncTaxMinor: min, maxPriceIncTaxMinor: max, defaultPriceIncTaxMinor: usual },
    });
  },
);

test("nothing on sale has no prices", () => {
  expect(priceRangeOf([variant(2400, null, false)], false)).toBeNull();
});

test("a sale without a sale price charges the price", () => {
  expect(currentPrice(variant(2400), true)).toBe(2400);
});

test.each([
  ["a fair price", 2400, null, false, {}],
  ["the lowest price", 1488, null, false, {}],
  ["a penny below", 1487, null, false, { price: "below_lowest" }],
  ["a fair sale", 2400, 1900, true, {}],
  ["a sale below the lowest", 2400, 1487, true, { salePrice: "below_lowest" }],
  ["a sale that is none", 2400, 2400, true, { salePrice: "sale_not_lower" }],
  ["a sale without a price", 2400, null, true, { salePrice: "sale_missing" }],
  ["both too low", 900, 800, true, { price: "below_lowest", salePrice: "below_lowest" }],
] as const)("%s may be saved or not (print-on-demand §2 price)", (_, price, sale, isOnSale, faults) => {
  const input = { priceIncTaxMinor: price, salePriceIncTaxMinor: sale, isOnSale };
  expect(priceFaultsOf(input, 1488)).toEqual(faults);
});

test("staff may allow a price that loses, and never a sale that is none", () => {
  const input = { priceIncTaxMinor: 900, salePriceIncTaxMinor: 900, isOnSale: true };
  expect(priceFaultsOf(input, 1488, true)).toEqual({ salePrice: "sale_not_lower" });
});
