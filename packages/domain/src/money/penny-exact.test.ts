import fc from "fast-check";
import { test } from "vitest";
import { pennyExact } from "./testing/penny-exact.ts";

test("order, lines, invoice and refunds are one amount for any basket, place, currency, rate and codes", () => {
  fc.assert(pennyExact(), { numRuns: 20_000 });
});
