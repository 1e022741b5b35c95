// Units of each currency for one euro, from a day on. They measure a parcel against customs limits, which are set in
// euros and pounds, and turn the carriers' tariff into a shop's currency. They set no product's price: that is a rate
// of the shop's own (convert-price). A new rate is a new row.
import { minorDigitsOf } from "../money/money.ts";
import { roundMinor } from "../money/round.ts";

type Rates = Readonly<Record<string, number>>;

/** Newest last. A currency missing from a row has its earlier rate. */
const perEuro: readonly (readonly [since: string, rates: Rates])[] = [
  [
    "2021-01-01",
    {
      ...{ EUR: 1, GBP: 0.86, USD: 1.15, CAD: 1.48, AUD: 1.6, NZD: 1.7, JPY: 135, KRW: 1350, CHF: 1.04, ISK: 146 },
      ...{ NOK: 10.1, SEK: 10.3, DKK: 7.44, BGN: 1.9558, HRK: 7.5345, CZK: 25, HUF: 370, PLN: 4.6, RON: 4.95, RUB: 90 },
      ...{ TRY: 16, ILS: 3.7, ZAR: 17.5, BRL: 6.1, MXN: 23, CNY: 7.5, HKD: 8.9, SGD: 1.54, IDR: 16500, INR: 88 },
      ...{ MYR: 4.8, PHP: 58, THB: 38, XDR: 0.83 },
    },
  ],
  [
    "2026-01-01",
    {
      ...{ GBP: 0.87, USD: 1.17, CAD: 1.61, AUD: 1.76, NZD: 2.03, JPY: 184, KRW: 1690, CHF: 0.93, ISK: 147 },
      ...{ NOK: 11.8, SEK: 10.8, DKK: 7.47, CZK: 24.2, HUF: 385, PLN: 4.22, RON: 5.09, RUB: 93, TRY: 50, ILS: 3.75 },
      ...{ ZAR: 19.4, BRL: 6.4, MXN: 21, CNY: 8.2, HKD: 9.1, SGD: 1.51, IDR: 19600, INR: 105, MYR: 4.76, PHP: 69 },
      ...{ THB: 37, XDR: 0.86 },
    },
  ],
];

/** Units of a currency for one euro on a day, or null for a currency without a rate. Before the first row, the first. */
export function unitsPerEuro(currency: string, on: string): number | null {
  const held = perEuro.findLast(([since, rates]) => since <= on && currency in rates) ?? perEuro[0]!;
  return held[1][currency] ?? null;
}

/**
 * An amount of one currency in another by the reference rates of a day, in minor units of `to`, rounded once. The same
 * currency is left as it is; null when either has no rate.
 */
export function exchange(amountMinor: number, from: string, to: string, on: string): number | null {
  if (from === to) return amountMinor;
  const [fromRate, toRate] = [unitsPerEuro(from, on), unitsPerEuro(to, on)];
  if (fromRate === null || toRate === null) return null;
  return roundMinor((amountMinor / 10 ** minorDigitsOf(from) / fromRate) * toRate * 10 ** minorDigitsOf(to));
}
