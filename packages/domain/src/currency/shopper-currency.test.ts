import { expect, test } from "vitest";
import { currencyNoticeMs } from "./currency-notice.ts";
import { chargeOf, chosenCurrency, currencyCookie, offeredCurrencies } from "./shopper-currency.ts";

test("the cookie is called currency (storefront §7)", () => {
  expect(currencyCookie).toBe("currency");
});

test.each([
  [null, ["GBP"]],
  [{ enabled: false, currencies: "EUR,USD" }, ["GBP"]],
  [{ enabled: true, currencies: "EUR,USD" }, ["GBP", "EUR", "USD"]],
  [{ enabled: true, currencies: " usd , GBP,EUR,usd,XTS,," }, ["GBP", "USD", "EUR"]],
  [{ enabled: true, currencies: "" }, ["GBP"]],
])("a GBP shop with the plugin %j offers %j (storefront §3.8)", (plugin, offered) => {
  expect(offeredCurrencies("GBP", plugin)).toEqual(offered);
});

test.each([
  ["EUR", "EUR"],
  [undefined, "GBP"],
  ["JPY", "GBP"],
  ["eur; x", "GBP"],
])("a cookie of %s shows prices in %s (storefront §7)", (cookie, code) => {
  expect(chosenCurrency(cookie, ["GBP", "EUR", "USD"])).toBe(code);
});

const toEuro = { from: "GBP", to: "EUR", rate: 1.15, since: "2026-06-01" };

test.each([
  ["its own currency", "GBP", [toEuro], "2026-11-21", "GBP", ""],
  ["one with a rate of the shop", "EUR", [toEuro], "2026-11-21", "EUR", ""],
  [
    "one whose rate has not begun",
    "EUR",
    [toEuro],
    "2026-05-31",
    "GBP",
    "You are looking at prices in EUR (Euro). You pay in GBP (British pound).",
  ],
  [
    "one whose rate is another shop's",
    "EUR",
    [{ ...toEuro, from: "USD" }],
    "2026-11-21",
    "GBP",
    "You are looking at prices in EUR (Euro). You pay in GBP (British pound).",
  ],
  [
    "one without a name",
    "XTS",
    [],
    "2026-11-21",
    "GBP",
    "You are looking at prices in XTS (XTS). You pay in GBP (British pound).",
  ],
] as const)("%s (readings: Money)", (_, chosen, rates, on, currency, notice) => {
  expect(chargeOf("GBP", chosen, rates, on)).toEqual({ currency, notice, rate: currency === "EUR" ? toEuro : null });
});

test("S9.07 the notice comes after 500 ms and is shown for 10 s (storefront §9)", () => {
  expect(currencyNoticeMs).toEqual({ delay: 500, shown: 10_000 });
});
