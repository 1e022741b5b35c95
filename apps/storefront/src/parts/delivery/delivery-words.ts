import type { DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { dayRange } from "@selvedge/domain/dates/day-words";
import { money } from "../../state/money.ts";

/** A delivery promise in two sentences: the days with the order deadline, and the service with its price. */
export function deliveryWords(delivery: DeliveryPromise, shopCurrency: string): { days: string; way: string } {
  const { name, priceIncTax, promisedFrom, promisedTo, orderBy, country, currency = shopCurrency } = delivery;
  const price = priceIncTax === 0 ? ", free" : ` for ${money(priceIncTax, currency)}`;
  return {
    days: `${dayRange(promisedFrom, promisedTo)}, if you order ${orderBy ?? "now"}`,
    way: `Printed for you in two working days, then ${name} ${country ? `to ${country}` : "within the UK"}${price}.`,
  };
}
