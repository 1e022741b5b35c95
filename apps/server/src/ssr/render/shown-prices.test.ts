import { expect, test } from "vitest";
import { pricesAt } from "./shown-prices.ts";

const euro = { from: "GBP", to: "EUR", rate: 1.15, since: "2026-01-01" };
const yen = { from: "GBP", to: "JPY", rate: 200, since: "2026-01-01" };

test("amounts beside the shop's currency are turned, at any depth, and say the new one", () => {
  const data = {
    cards: [{ id: 3, currency: "GBP", priceIncTaxMinor: 2400, salePriceIncTaxMinor: 1999 }],
    product: {
      price: 24,
      salePrice: null,
      currency: "GBP",
      options: [{ sizes: [{ price: 1 }, { price: 10, currency: "GBP" }] }],
    },
    delivery: { priceIncTax: 3.99, currency: "GBP" },
  };
  expect(pricesAt(data, euro)).toEqual({
    cards: [{ id: 3, currency: "EUR", priceIncTaxMinor: 2760, salePriceIncTaxMinor: 2299 }],
    product: {
      price: 27.6,
      salePrice: null,
      currency: "EUR",
      options: [{ sizes: [{ price: 1 }, { price: 11.5, currency: "EUR" }] }],
    },
    delivery: { priceIncTax: 4.59, currency: "EUR" },
  });
});

test("a currency without pence has whole amounts", () => {
  expect(pricesAt({ price: 24.5, currency: "GBP" }, yen)).toEqual({ price: 4900, currency: "JPY" });
});

test("a currency without an amount beside it stays: what is priced by it comes from elsewhere", () => {
  expect(pricesAt({ currency: "GBP" }, euro)).toEqual({ currency: "GBP" });
});

test("amounts beside another currency, or none, stay", () => {
  const data = { was: { price: 24, currency: "USD" }, price: 7, words: ["GBP", null, 3] };
  expect(pricesAt(data, euro)).toEqual(data);
});
