import { expect, test } from "vitest";
import { usualArrival } from "./usual-arrival.ts";

test.each([
  ["a Tuesday", "2026-11-24", "2026-12-15"],
  ["a Saturday, so that it comes on the Monday", "2026-11-21", "2026-12-14"],
  ["a Sunday, so that it comes on the Monday", "2026-11-29", "2026-12-21"],
  ["Christmas Day, a Friday, so that it comes after the bank holiday", "2026-12-04", "2026-12-29"],
])("three weeks later is %s", (_, today, day) => {
  expect(usualArrival(today)).toBe(day);
});
