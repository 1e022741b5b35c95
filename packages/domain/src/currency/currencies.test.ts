import { expect, test } from "vitest";
import { currencies, currencyCodes, defaultCurrency, moneyFormatOf } from "./currencies.ts";
import { writeMoney } from "./write-money.ts";

const listed =
  "GBP USD EUR CAD AUD JPY KRW NOK SEK DKK BGN BRL CNY NZD CZK HKD HRK HUF IDR INR ISK ILS CHF MXN MYR PHP PLN RON RUB SGD THB TRY ZAR";

test("the table holds exactly the 33 codes, in the specification's order (storefront §3.9)", () => {
  expect(currencyCodes.join(" ")).toBe(listed);
  expect(Object.keys(currencies)).toEqual(currencyCodes);
  expect(currencyCodes).toHaveLength(33);
});

test.each(currencyCodes)("%s has symbol, side, name, rate and separators (storefront §3.9)", (code) => {
  const { symbol, symbolAlign, name, conversionRate, decimalPoint, thousandsSeparator, minorDigits } =
    currencies[code]!;
  expect(symbol.length * name.length).toBeGreaterThan(0);
  expect(["left", "right"]).toContain(symbolAlign);
  expect(conversionRate).toBe({ GBP: 1, USD: 2 }[code] ?? 1);
  expect(decimalPoint).not.toBe(thousandsSeparator);
  expect(minorDigits, "ISO 4217").toBe(["JPY", "KRW", "ISK"].includes(code) ? 0 : 2);
});

const figures = (code: string) => writeMoney(123_450, { ...moneyFormatOf(code), before: "", after: "" });

test.each([
  ["1,234.50", "GBP USD EUR CAD AUD CNY NZD HKD INR ILS MXN MYR PHP SGD THB ZAR"],
  ["1’234.50", "CHF"],
  ["1\u00a0234,50", "NOK SEK BGN CZK HUF PLN RUB"],
  ["1.234,50", "DKK BRL HRK IDR RON TRY"],
  ["123,450", "JPY KRW"],
  ["123.450", "ISK"],
])("%s is how figures of %s are written at home (storefront §3.9, ISO 4217)", (written, codes) => {
  expect(currencyCodes.filter((code) => figures(code) === written).toSorted()).toEqual(codes.split(" ").toSorted());
});

test.each([
  ["left", "GBP USD EUR CAD AUD JPY KRW BRL CNY NZD HKD IDR INR ILS CHF MXN MYR PHP SGD THB TRY ZAR"],
  ["right", "NOK SEK DKK BGN CZK HRK HUF ISK PLN RON RUB"],
])("the symbol is %s of %s (storefront §3.9)", (side, codes) => {
  expect(currencyCodes.filter((code) => currencies[code]!.symbolAlign === side)).toEqual(codes.split(" "));
});

test.each(["Rp", "RM", "R", "CHF"])(
  "a symbol that ends in a letter, %s, keeps a blank before the figures",
  (symbol) => {
    const [code] = currencyCodes.filter((each) => currencies[each]!.symbol === symbol);
    expect(moneyFormatOf(code!).before).toBe(`${symbol}\u00a0`);
  },
);

test("no two currencies are written alike", () => {
  const written = currencyCodes.map((code) => writeMoney(123_456, moneyFormatOf(code)));
  const crowns = ["SEK", "NOK"];
  expect(new Set(written).size).toBe(currencyCodes.length - (crowns.length - 1));
});

test("the default currency is GBP (storefront §9)", () => {
  expect(defaultCurrency).toBe("GBP");
  expect(currencies[defaultCurrency]!.conversionRate).toBe(1);
});

test.each([
  ["GBP", 123_456_789, "£1,234,567.89"],
  ["GBP", 0, "£0.00"],
  ["GBP", -760, "−£7.60"],
  ["USD", 2400, "$24.00"],
  ["CAD", 2400, "CA$24.00"],
  ["CHF", 123_450, "CHF\u00a01’234.50"],
  ["MYR", 2400, "RM\u00a024.00"],
  ["BRL", 123_450, "R$1.234,50"],
  ["JPY", 2480, "¥2,480"],
  ["SEK", 123_400, "1\u00a0234,00\u00a0kr"],
  ["SEK", -5, "−0,05\u00a0kr"],
  ["PLN", 9_990, "99,90\u00a0zł"],
  ["ISK", 123_456, "123.456\u00a0kr."],
  ["DKK", 99, "0,99\u00a0kr."],
  ["CNY", 2400, "CN¥24.00"],
  ["XTS", 2400, "24.00\u00a0XTS"],
  ["XTS", 123_450, "1,234.50\u00a0XTS"],
])("%s %i reads %s (storefront §3.9: symbol, side, point and separator)", (code, minor, text) => {
  expect(writeMoney(minor, moneyFormatOf(code))).toBe(text);
});

test.each([
  ["GBP", 2400, "£24"],
  ["GBP", 2401, "£24.01"],
  ["SEK", 24_900, "249\u00a0kr"],
  ["JPY", 2480, "¥2,480"],
])("%s %i is %s where there is little space", (code, minor, text) => {
  expect(writeMoney(minor, moneyFormatOf(code), true)).toBe(text);
});
