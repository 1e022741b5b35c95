import fc from "fast-check";
import { test } from "vitest";
import { pennyExact } from "./testing/penny-exact.ts";

test("order, lines, invoice, payments and refunds are one amount for any basket, place, currency, rate, codes, gift cards, factories and exchanges", () => {
  fc.assert(pennyExact(), { numRuns: 20_000 });
});
