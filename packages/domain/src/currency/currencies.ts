// The one table of currencies. It stays on the server and in the tools: a shop's page is given the formats it needs.
// Source: storefront §3.9; signs, sides and separators as each currency's own country prints them, but for the euro,
// whose sides differ from state to state and which is on the left here, as in English.
import type { Currency, MoneyFormat, SymbolAlign } from "./currency.ts";
import { formatWithCode, gap } from "./write-money.ts";

export const currencyCodes = [
  ..."GBP USD EUR CAD AUD JPY KRW NOK SEK DKK BGN BRL CNY NZD CZK HKD HRK HUF IDR INR ISK ILS".split(" "),
  ..."CHF MXN MYR PHP PLN RON RUB SGD THB TRY ZAR".split(" "),
];

/** What a shop without a setting sells in. Source: storefront §9. */
export const defaultCurrency = "GBP";

/** name, symbol, side, decimal point, thousands separator, digits after the point, letters before the symbol. */
type Row = readonly [string, string, SymbolAlign, string, string, number, string?];

const rows: Readonly<Record<string, Row>> = {
  GBP: ["British pound", "£", "left", ".", ",", 2],
  USD: ["US dollar", "$", "left", ".", ",", 2],
  EUR: ["Euro", "€", "left", ".", ",", 2],
  CAD: ["Canadian dollar", "$", "left", ".", ",", 2, "CA"],
  AUD: ["Australian dollar", "$", "left", ".", ",", 2, "A"],
  JPY: ["Japanese yen", "¥", "left", ".", ",", 0],
  KRW: ["South Korean won", "₩", "left", ".", ",", 0],
  NOK: ["Norwegian krone", "kr", "right", ",", gap, 2],
  SEK: ["Swedish krona", "kr", "right", ",", gap, 2],
  DKK: ["Danish krone", "kr.", "right", ",", ".", 2],
  BGN: ["Bulgarian lev", "лв.", "right", ",", gap, 2],
  BRL: ["Brazilian real", "R$", "left", ",", ".", 2],
  CNY: ["Chinese yuan", "¥", "left", ".", ",", 2, "CN"],
  NZD: ["New Zealand dollar", "$", "left", ".", ",", 2, "NZ"],
  CZK: ["Czech koruna", "Kč", "right", ",", gap, 2],
  HKD: ["Hong Kong dollar", "$", "left", ".", ",", 2, "HK"],
  HRK: ["Croatian kuna", "kn", "right", ",", ".", 2],
  HUF: ["Hungarian forint", "Ft", "right", ",", gap, 2],
  IDR: ["Indonesian rupiah", "Rp", "left", ",", ".", 2],
  INR: ["Indian rupee", "₹", "left", ".", ",", 2],
  ISK: ["Icelandic króna", "kr.", "right", ",", ".", 0],
  ILS: ["Israeli new shekel", "₪", "left", ".", ",", 2],
  CHF: ["Swiss franc", "CHF", "left", ".", "’", 2],
  MXN: ["Mexican peso", "$", "left", ".", ",", 2, "MX"],
  MYR: ["Malaysian ringgit", "RM", "left", ".", ",", 2],
  PHP: ["Philippine peso", "₱", "left", ".", ",", 2],
  PLN: ["Polish złoty", "zł", "right", ",", gap, 2],
  RON: ["Romanian leu", "lei", "right", ",", ".", 2],
  RUB: ["Russian rouble", "₽", "right", ",", gap, 2],
  SGD: ["Singapore dollar", "$", "left", ".", ",", 2, "S"],
  THB: ["Thai baht", "฿", "left", ".", ",", 2],
  TRY: ["Turkish lira", "₺", "left", ",", ".", 2],
  ZAR: ["South African rand", "R", "left", ".", ",", 2],
};

/** Rates of the specification's list that are not 1. Source: storefront §3.9. */
const seedRates: Readonly<Record<string, number>> = { USD: 2 };

/** Every currency by its ISO code. */
export const currencies: Readonly<Record<string, Currency>> = Object.fromEntries(
  currencyCodes.map((code) => [code, currencyOf(code, rows[code]!)]),
);

function currencyOf(code: string, row: Row): Currency {
  const [name, symbol, symbolAlign, decimalPoint, thousandsSeparator, minorDigits, subScript] = row;
  const conversionRate = seedRates[code] ?? 1;
  const all = { symbol, symbolAlign, name, conversionRate, decimalPoint, thousandsSeparator, minorDigits };
  return subScript ? { ...all, subScript } : all;
}

const formats = new Map(Object.entries(currencies).map(([code, currency]) => [code, formatOf(currency)]));

function formatOf(currency: Currency): MoneyFormat {
  const { symbolAlign, decimalPoint, thousandsSeparator, minorDigits, subScript = "" } = currency;
  const symbol = subScript + currency.symbol;
  const sides =
    symbolAlign === "left"
      ? { before: symbol + (/\p{L}$/u.test(symbol) ? gap : ""), after: "" }
      : { before: "", after: gap + symbol };
  return { ...sides, decimalPoint, thousandsSeparator, minorDigits };
}

/**
 * How amounts of a currency are written: its symbol on its side, with a space that does not break where it is on the right
 * or ends in a letter: "£24.00", "CHF 24.00", "24,00 kr". One that is not in the table has its code: "24.00 XTS".
 * Source: storefront §3.9.
 */
export const moneyFormatOf = (code: string): MoneyFormat => formats.get(code) ?? formatWithCode(code);
