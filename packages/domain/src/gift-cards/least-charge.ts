import { fromMajor } from "../money/money.ts";

/**
 * The least that card processors charge, in major units. Source: Stripe's minimum charge amounts; PayPal and others take
 * less, and a shop may change its processor while an order waits.
 */
const leastByCurrency: Readonly<Record<string, number>> = {
  ...{ GBP: 0.3, EUR: 0.5, USD: 0.5, AUD: 0.5, CAD: 0.5, NZD: 0.5, CHF: 0.5, SGD: 0.5 },
  ...{ JPY: 50, DKK: 2.5, NOK: 3, SEK: 3, PLN: 2, CZK: 15, HUF: 175, RON: 2, HKD: 4, MXN: 10 },
};

/** The least that may be charged at once, in minor units. What is less is paid by something else, or not at all. */
export const leastChargeMinor = (currency: string): number => fromMajor(leastByCurrency[currency] ?? 0.5, currency);
