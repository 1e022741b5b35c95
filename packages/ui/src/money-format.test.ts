import fc from "fast-check";
import { expect, test } from "vitest";
import { currencySymbol, formatMoney, minorOf, moneyAsTyped, readMoney } from "./money-format.ts";

test.each([
  [1_019_400, "GBP", "£10,194.00"],
  [0, "GBP", "£0.00"],
  [-760, "GBP", "−£7.60"],
  [5, "EUR", "€0.05"],
  [4200, "JPY", "JP¥4,200"],
  [1234, "USD", "US$12.34"],
  [124_900, "HUF", "HUF\u00a01,249.00"],
])("%i minor units of %s read %s", (amountMinor, currency, text) => {
  expect(formatMoney(amountMinor, currency)).toBe(text);
});

test.each([
  ["24", 2400],
  ["24.5", 2450],
  ["£24.50", 2450],
  [" 1,024.50 ", 102_450],
  ["1,024", 102_400],
  ["24,50", 2450],
  ["24.", 2400],
  ["-7.60", -760],
  ["−7.60", -760],
  ["", null],
])("“%s” is read as %s pence", (text, amountMinor) => {
  expect(readMoney(text, "GBP")).toEqual({ ok: true, amountMinor });
});

test.each([
  ["twelve", "GBP", "not-money"],
  ["1.2.3", "GBP", "not-money"],
  ["24.505", "GBP", "too-many-digits"],
  ["24.5", "JPY", "too-many-digits"],
  [".", "GBP", "not-money"],
])("“%s” in %s is refused as %s", (text, currency, code) => {
  expect(readMoney(text, currency)).toEqual({ ok: false, code });
});

test("every amount is read back from the way it is typed and from the way it is shown", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.constantFrom("GBP", "EUR", "JPY", "USD"),
      (amountMinor, currency) => {
        expect(readMoney(moneyAsTyped(amountMinor, currency), currency)).toEqual({ ok: true, amountMinor });
        expect(readMoney(formatMoney(amountMinor, currency), currency)).toEqual({ ok: true, amountMinor });
      },
    ),
  );
});

test.each([
  [24, "GBP", 2400],
  [19.99, "EUR", 1999],
  [4200, "JPY", 4200],
])("%f %s is %i of its smallest unit", (amount, currency, amountMinor) => {
  expect(minorOf(amount, currency)).toBe(amountMinor);
});

test("the symbol stands alone", () => {
  expect(currencySymbol("GBP")).toBe("£");
  expect(currencySymbol("EUR")).toBe("€");
});
