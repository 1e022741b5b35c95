import { expect, test } from "vitest";
import { vatRateOf } from "./vat-rate.ts";

test.each([
  [undefined, 1],
  [null, 1],
  [1, 1],
  [0, 0],
  [0.25, 0.25],
])("P3.23: a stored rate of %j counts as %s (platform-core §3 and §9)", (stored, rate) => {
  expect(vatRateOf(stored)).toBe(rate);
});
