// Which currency a shopper sees and which one is charged. Sources: storefront §2.3, §3.8, §7; readings "Money".

import { type FrozenRate, rateOn } from "./convert-price.ts";
import { currencies, currencyCodes } from "./currencies.ts";

/** Cookie that holds the chosen currency's code. Source: storefront §7. */
export const currencyCookie = "currency";

/** The currency plugin of a shop, as it is stored. */
export interface CurrencyPlugin {
  enabled: boolean;
  /** Codes with commas between them, as people typed them. */
  currencies: string;
}

/** The currencies that a shop lets its shoppers look at, its own first; unknown codes and repeats are left out. */
export function offeredCurrencies(shopCurrency: string, plugin: CurrencyPlugin | null): string[] {
  const listed = plugin?.enabled ? plugin.currencies.split(",").map((code) => code.trim().toUpperCase()) : [];
  return [...new Set([shopCurrency, ...listed.filter((code) => currencyCodes.includes(code))])];
}

/** The currency that a cookie chooses, when the shop offers it; the shop's own otherwise. */
export const chosenCurrency = (cookie: string | undefined, offered: readonly string[]): string =>
  offered.find((code) => code === cookie) ?? offered[0]!;

export interface Charge {
  currency: string;
  /** Stored with the order; null when the shop's own currency is charged. */
  rate: FrozenRate | null;
  /** Shown before payment when the charged currency differs from the displayed one; empty otherwise. */
  notice: string;
}

/**
 * What is charged to a shopper who looks at prices in `chosen`: that currency when the shop has a rate of its own for it
 * on the day, and the shop's otherwise, with a note.
 */
export function chargeOf(shopCurrency: string, chosen: string, rates: readonly FrozenRate[], on: string): Charge {
  if (chosen === shopCurrency) return { currency: shopCurrency, rate: null, notice: "" };
  const rate = rateOn(
    rates.filter(({ from }) => from === shopCurrency),
    chosen,
    on,
  );
  if (rate) return { currency: chosen, rate, notice: "" };
  const name = (code: string) => currencies[code]?.name ?? code;
  const notice = `You are looking at prices in ${chosen} (${name(chosen)}). You pay in ${shopCurrency} (${name(shopCurrency)}).`;
  return { currency: shopCurrency, rate: null, notice };
}
