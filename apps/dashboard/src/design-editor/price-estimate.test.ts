import { findBlank } from "@selvedge/garments/blanks/blanks";
import { expect, test } from "vitest";
import type { Product } from "../data/reply.ts";
import { firstPriceEstimate, priceEstimateOf } from "./price-estimate.ts";

const art = findBlank("art-print-portrait")!;
const tee = findBlank("tee-unisex")!;

// The server's test of a new draft expects the same figures.
test("an art print is reckoned with prices for its larger sizes, as the product made from it will be", () => {
  expect(firstPriceEstimate(art, ["front"], ["White", "Black"])).toMatchObject({
    priceIncTaxMinor: 2300,
    lowestPriceIncTaxMinor: 1404,
  });
});

test("a tee is reckoned in the colours that the product will have, and with a print before it has one", () => {
  expect(firstPriceEstimate(tee, ["front"], ["Black", "White"])).toMatchObject({
    priceIncTaxMinor: 1900,
    lowestPriceIncTaxMinor: 1176,
  });
  expect(firstPriceEstimate(tee, [], ["White"])).toEqual(firstPriceEstimate(tee, ["front"], ["White"]));
  expect(firstPriceEstimate(tee, ["front"], ["White"]).lowestPriceIncTaxMinor).toBe(912);
});

test("of a product only what is on sale counts, at the price that is asked now", () => {
  const variant = (size: string, enabled: boolean) => ({ colour: "White", hex: "#fff", size, enabled, stock: 1 });
  const product = {
    variants: [variant("A4", true), variant("A2", false)],
    collectionIds: [],
    priceIncTaxMinor: 2800,
    salePriceIncTaxMinor: 2400,
    onSale: true,
  } as unknown as Product;
  expect(priceEstimateOf(art, ["front"], product)).toEqual({
    choices: [{ colour: "White", sizes: ["A4"] }],
    priceIncTaxMinor: 2400,
    lowestPriceIncTaxMinor: 1404,
  });
});
