// What a shop promises of an order that is placed now: one service with its days and its price. Product page, basket,
// checkout, receipt and mail all say this one, because all of them take it from here.
import { clocksWith } from "../dates/clocks.ts";
import type { ShippingQuote } from "./quote.ts";
import { cutOffHour } from "./ship-by.ts";

/** The delivery service of an order: the requested one, else the cheapest. undefined where none reaches it. */
export const promisedQuote = (quotes: readonly ShippingQuote[], code?: string): ShippingQuote | undefined =>
  quotes.find((quote) => quote.code === code) ?? quotes[0];

/** "today by 12 noon", on the clock of `timeZone`, what the promised days hang on; null once the day's cut-off has passed. */
export function orderByWords(now: Date, timeZone: string): string | null {
  if (now.getUTCHours() >= cutOffHour) return null;
  const cutOff = new Date(now);
  cutOff.setUTCHours(cutOffHour, 0, 0, 0);
  return `today by ${hourWords(cutOff, timeZone)}`;
}

/** When the promise next reads differently: at the cut-off, and at midnight. Milliseconds since 1970. */
export function promiseChangesAtMs(now: Date): number {
  const nextCutOff = new Date(now);
  nextCutOff.setUTCHours(now.getUTCHours() < cutOffHour ? cutOffHour : 24, 0, 0, 0);
  return nextCutOff.getTime();
}

const hours = clocksWith({ hour: "2-digit", hourCycle: "h23" });

/** "12 noon", "1 pm": an hour on a shop's own clock. */
function hourWords(at: Date, timeZone: string): string {
  const hour = Number(hours(timeZone).format(at));
  if (hour === 12) return "12 noon";
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}
