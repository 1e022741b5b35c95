// Prices in another currency than the one they were set in. A price is turned once, at a rate with a date, and ends as
// prices of that currency end; the rate is stored with what was sold. Source: print-on-demand worked example E.
import { minorDigitsOf } from "../money/money.ts";
import { roundMinor } from "../money/round.ts";

/** A rate of a shop, stored with every order that was charged by it: 1 of `from` is `rate` of `to` since a day. */
export interface FrozenRate {
  from: string;
  to: string;
  rate: number;
  since: string;
}

/** Prices end on `ending` within each `step`, in major units: 26.99 and 27.99; 2,480 and 2,580; 249 and 259. */
interface Ending {
  step: number;
  ending: number;
}

const ordinary: Ending = { step: 1, ending: 0.99 };

/** Currencies whose prices end otherwise, because one of them buys little or its coins are gone. */
const endings: Readonly<Record<string, Ending>> = {
  ...{ JPY: { step: 100, ending: 80 }, KRW: { step: 1000, ending: 900 }, IDR: { step: 10_000, ending: 9_000 } },
  ...{ HUF: { step: 100, ending: 90 }, ISK: { step: 100, ending: 90 } },
  ...{ NOK: { step: 10, ending: 9 }, SEK: { step: 10, ending: 9 }, DKK: { step: 10, ending: 9 } },
  ...{ CZK: { step: 10, ending: 9 }, THB: { step: 10, ending: 9 }, PHP: { step: 10, ending: 9 } },
  ...{ INR: { step: 10, ending: 9 }, RUB: { step: 10, ending: 9 } },
};

/** An amount at a rate, in minor units of `rate.to`, rounded once: for delivery and discounts, which have no endings. */
export const convertAmount = (amountMinor: number, { from, to, rate }: FrozenRate): number =>
  from === to ? amountMinor : roundMinor(amountMinor * rate * 10 ** (minorDigitsOf(to) - minorDigitsOf(from)));

/**
 * A product's price at a rate, moved to the nearest price that looks like one in that currency; of two equally near the
 * dearer, so that nothing is sold below what was meant. 24.00 GBP at 1.15 is 27.60 and becomes 27.99 EUR. A price of 0
 * stays 0, and none falls below its currency's first ending. The same currency is left as it is.
 */
export function convertPrice(priceMinor: number, rate: FrozenRate): number {
  if (rate.from === rate.to || priceMinor === 0) return priceMinor;
  const { step, ending } = endings[rate.to] ?? ordinary;
  const unit = 10 ** minorDigitsOf(rate.to);
  const [stepMinor, endingMinor] = [roundMinor(step * unit), roundMinor(ending * unit)];
  const steps = Math.max(0, Math.round((convertAmount(priceMinor, rate) - endingMinor) / stepMinor));
  return steps * stepMinor + endingMinor;
}

/** The rate of a list that holds on a day for a currency, or null: the newest one that has begun. */
export function rateOn(rates: readonly FrozenRate[], to: string, on: string): FrozenRate | null {
  const begun = rates.filter((rate) => rate.to === to && rate.since <= on);
  return begun.reduce<FrozenRate | null>((best, rate) => (best && best.since >= rate.since ? best : rate), null);
}
