import { currencyCodes } from "@selvedge/domain/currency/currencies";
import { formatMoney } from "@selvedge/domain/money/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { currencySign, moneyAsTyped, readMoney } from "./money-format.ts";

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
  ["24,00 kr", "SEK", 2400],
  ["1\u00a0024,50 Ft", "HUF", 102_450],
  ["1.024,50 kr.", "DKK", 102_450],
  ["1.024", "DKK", 102_400],
  ["24.50", "DKK", 2450],
  ["CHF 1’024.50", "CHF", 102_450],
  ["CA$24", "CAD", 2400],
  ["¥4,200", "JPY", 4200],
  ["1.024 kr.", "ISK", 1024],
])("“%s” in %s is read as %i of its smallest unit", (text, currency, amountMinor) => {
  expect(readMoney(text, currency)).toEqual({ ok: true, amountMinor });
});

test.each([
  ["twelve", "GBP", "not-money"],
  ["1.2.3", "GBP", "not-money"],
  ["24.505", "GBP", "too-many-digits"],
  ["24.5", "JPY", "too-many-digits"],
  ["1,024", "DKK", "too-many-digits"],
  ["1.024", "GBP", "too-many-digits"],
  ["1.024,50", "GBP", "not-money"],
  [".", "GBP", "not-money"],
])("“%s” in %s is refused as %s", (text, currency, code) => {
  expect(readMoney(text, currency)).toEqual({ ok: false, code });
});

test("every amount is read back from the way it is typed and from the way it is shown", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.constantFrom(...currencyCodes),
      (amountMinor, currency) => {
        expect(readMoney(moneyAsTyped(amountMinor, currency), currency)).toEqual({ ok: true, amountMinor });
        expect(readMoney(formatMoney(amountMinor, currency), currency)).toEqual({ ok: true, amountMinor });
      },
    ),
  );
});

test.each([
  ["GBP", { sign: "£", side: "before" }],
  ["CHF", { sign: "CHF", side: "before" }],
  ["SEK", { sign: "kr", side: "after" }],
])("the sign of %s is alone, on its own side", (currency, sign) => {
  expect(currencySign(currency)).toEqual(sign);
});
