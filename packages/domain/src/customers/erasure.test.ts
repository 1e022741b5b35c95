import { expect, test } from "vitest";
import { isUnfinished, namesItsBuyer } from "./erasure.ts";

test.each([
  [25_000, "GBP", false],
  [25_001, "GBP", true],
  [100, "EUR", true],
  [0, "GBP", false],
])("an invoice of %i %s names its buyer after their account is gone: %s", (totalMinor, currency, names) => {
  expect(namesItsBuyer({ totalMinor, currency })).toBe(names);
});

test.each([
  ["new", true],
  ["to_be_paid", true],
  ["paid", true],
  ["packing", true],
  ["issue", true],
  ["disputed", true],
  ["bespoke_production", true],
  ["complete", false],
  ["refunded", false],
  ["exchanged", false],
  ["bespoke_shipped", false],
] as const)("an order that is %s still needs its address: %s", (status, needs) => {
  expect(isUnfinished({ status, isDeleted: false })).toBe(needs);
  expect(isUnfinished({ status, isDeleted: true })).toBe(false);
});
