import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, fromMajor, plainAmount, toMajor } from "./money.ts";
import { roundMinor } from "./round.ts";
import { spread } from "./spread.ts";

test.each([
  [2400, "GBP", "£24.00"],
  [-760, "GBP", "−£7.60"],
  [123456789, "GBP", "£1,234,567.89"],
  [1999, "EUR", "€19.99"],
  [500, "JPY", "¥500"],
  [2400, "SEK", "24,00\u00a0kr"],
  [2400, "XTS", "24.00\u00a0XTS"],
  [0, "GBP", "£0.00"],
])("%i minor units of %s read %s", (minor, currency, text) => {
  expect(formatMoney(minor, currency)).toBe(text);
});

test.each([
  [2400, "GBP", "£24"],
  [2450, "GBP", "£24.50"],
  [2400, "SEK", "24\u00a0kr"],
  [500, "JPY", "¥500"],
])("%i minor units of %s read %s for short", (minor, currency, text) => {
  expect(formatMoney(minor, currency, true)).toBe(text);
});

test.each([
  [102_450, "GBP", "1024.50"],
  [-760, "SEK", "-7.60"],
  [4200, "JPY", "4200"],
])("%i minor units of %s are %s in figures alone", (minor, currency, figures) => {
  expect(plainAmount(minor, currency)).toBe(figures);
});

test.each([
  [2.5, 3],
  [-2.5, -3],
  [1.005 * 100, 101],
  [0.4, 0],
  [-0.4, 0],
])("%f rounds to %i", (exact, rounded) => {
  expect(roundMinor(exact)).toBe(rounded);
});

test("major and minor units are the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom("GBP", "EUR", "JPY"), (minor, currency) => {
      expect(fromMajor(toMajor(minor, currency), currency)).toBe(minor);
    }),
  );
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [200, [1, 1, 1], [67, 67, 66]],
  [10, [0, 0, 0], [4, 3, 3]],
  [3, [1, 2, 3], [1, 1, 1]],
  [399, [4320, 1440], [299, 100]],
  [7, [0, 1], [0, 7]],
  [5, [], []],
])("%i over %j is %j: the largest remainders first, and of equal ones the earlier", (total, weights, parts) => {
  expect(spread(total, weights)).toEqual(parts);
});

test("parts of a spread amount add up to it and differ from the exact share by less than one", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), weights, (total, each) => {
      const parts = spread(total, each);
      const sum = each.reduce((a, b) => a + b, 0);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      if (sum > 0)
        for (const [i, part] of parts.entries()) expect(Math.abs(part - (total * each[i]!) / sum)).toBeLessThan(1);
    }),
  );
});
