import type { DeliveryPromise } from "@selvedge/contracts/storefront/page-data";
import { quoteShipping } from "@selvedge/domain/shipping/quote";
import { mainFactory, tariffCurrency } from "@selvedge/domain/shipping/services";
import { cutOffHour } from "@selvedge/domain/shipping/ship-by";

/** The earliest day that one garment ordered now can arrive in the UK, and what has to happen for it. */
export function deliveryPromise(now: Date, timeZone: string): DeliveryPromise | null {
  const oneGarment = { quantity: 1, weightGrams: 0, factory: mainFactory };
  const quickest = quoteShipping({
    country: "GB",
    lines: [oneGarment],
    currency: tariffCurrency,
    goodsIncTaxMinor: 0,
    now,
  }).sort((a, b) => a.promisedFrom.localeCompare(b.promisedFrom))[0];
  if (!quickest) return null;
  const isBeforeCutOff = now.getUTCHours() < cutOffHour;
  const cutOff = new Date(now);
  cutOff.setUTCHours(cutOffHour, 0, 0, 0);
  return {
    service: quickest.name,
    day: quickest.promisedFrom,
    orderBy: isBeforeCutOff ? `today by ${hourWords(cutOff, timeZone)}` : null,
  };
}

/** When the promise next reads differently: at the cut-off, and at midnight. Milliseconds since 1970. */
export function promiseChangesAtMs(now: Date): number {
  const nextCutOff = new Date(now);
  nextCutOff.setUTCHours(now.getUTCHours() < cutOffHour ? cutOffHour : 24, 0, 0, 0);
  return nextCutOff.getTime();
}

/** "12 noon", "1 pm": the cut-off on the shop's own clock. */
function hourWords(at: Date, timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(at));
  if (hour === 12) return "12 noon";
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}
