import { expect, test } from "vitest";
import { chosenCurrencies, pluginNames, readPlugins } from "./plugins.ts";

test("plugins are keyed by name, each with the specification's fields (storefront §3.8)", () => {
  const fields = Object.entries(readPlugins({})).map(([name, plugin]) => [name, Object.keys(plugin)]);
  expect(Object.fromEntries(fields)).toEqual({
    "email-subscriber-offer": ["enabled"],
    "cookie-policy": ["enabled", "message", "allowEssentialOnly"],
    "christmas-banner": ["disabled", "backgroundColor", "textColor", "currency"],
    currency: ["enabled", "currency", "currencies"],
    marketing: ["aw_conversion_id", "conversion_id", "conversion_label"],
    "facebook-pixel": ["pixel"],
    analytics: ["ga_tracking_id", "measurement_id"],
    pinterest: ["pixel"],
  });
});

test("a shop without plugins shows the cookie notice and nothing else", () => {
  const plugins = readPlugins(undefined);
  expect(plugins["cookie-policy"].enabled).toBe(true);
  expect(plugins["christmas-banner"]).toEqual({
    disabled: true,
    backgroundColor: "#9E1919",
    textColor: "#ffffff",
    currency: "",
  });
  expect(plugins["email-subscriber-offer"].enabled).toBe(false);
});

test.each([null, 7, [], { currency: "EUR", analytics: [], "facebook-pixel": { pixel: 12 } }])(
  "%j is read without fault",
  (stored) => {
    expect(readPlugins(stored)).toEqual(readPlugins({}));
  },
);

test("a token among the settings by mistake goes nowhere", () => {
  const stored = { "facebook-pixel": { pixel: "1", access_token: "EAAB" }, unknown: { x: 1 } };
  expect(JSON.stringify(readPlugins(stored))).not.toContain("EAAB");
  expect(Object.keys(readPlugins(stored))).toEqual(pluginNames);
});

test.each([
  [{ enabled: true, currency: "GBP", currencies: "EUR, usd,GBP,EUR" }, ["GBP", "EUR", "USD"]],
  [{ enabled: false, currency: "GBP", currencies: "EUR" }, ["GBP"]],
  [{ enabled: true, currency: "EUR", currencies: "pounds,,$" }, ["EUR"]],
])("%j lets visitors choose %j (storefront §3.8)", (plugin, codes) => {
  expect(chosenCurrencies(plugin)).toEqual(codes);
});
