import { expect, test } from "vitest";
import { leastChargeMinor } from "./least-charge.ts";

test.each([
  ["GBP", 30],
  ["EUR", 50],
  ["SEK", 300],
  ["JPY", 50],
])("the least charge in %s is %i minor units", (currency, minor) => {
  expect(leastChargeMinor(currency)).toBe(minor);
});
