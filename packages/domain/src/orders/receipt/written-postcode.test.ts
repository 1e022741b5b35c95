import { expect, test } from "vitest";
import { writtenPostcode } from "./written-postcode.ts";

test.each([
  ["m1 3he", "GB", "M1 3HE"],
  ["EC1A1BB", "GB", "EC1A 1BB"],
  [" gir  0aa ", "GB", "GIR 0AA"],
  ["je2 3ab", "JE", "JE2 3AB"],
  ["20357", "DE", "20357"],
  ["D-20357", "DE", "20357"],
  ["k1a0b1", "CA", "K1A 0B1"],
  ["1500001", "JP", "150-0001"],
  ["1012ab", "NL", "1012 AB"],
  ["10118", "US", "10118"],
  ["101180110", "US", "10118-0110"],
  ["FI-00100", "FI", "00100"],
  ["somewhere", "CA", "somewhere"],
  ["M1", "GB", "M1"],
  ["Jersey", "JE", "Jersey"],
  ["JE2-3AB", "JE", "JE2-3AB"],
])("%j in %s is written %j", (typed, country, written) => {
  expect(writtenPostcode(typed, country)).toBe(written);
});
