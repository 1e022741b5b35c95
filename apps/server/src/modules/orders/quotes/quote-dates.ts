// Set when a quote is requested, answered and approved, because weeks may pass between these.
import type { QuoteDates } from "@selvedge/domain/quotes/quote-dates";
import { quoteDates } from "@selvedge/domain/quotes/quote-dates";
import { shippingServices } from "@selvedge/domain/shipping/services";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import type { LockedQuote, QuoteChange } from "./move-quote.ts";

/** For a service that is not offered any more. */
const usualTransitDays = 5;

/** When a quote's goods leave and arrive by a service, as days. */
export function datesOfQuote(serviceCode: string, wantedBy: string | null, now: Date): QuoteDates {
  const service = shippingServices.find(({ code }) => code === serviceCode);
  return quoteDates({ now, wantedBy, transitDays: service?.days[1] ?? usualTransitDays });
}

/** Writes the day by which the order leaves and the one on which it arrives, from today on. */
export async function writeQuoteDates(
  { now }: Platform,
  { db, divisionId, order, quote }: LockedQuote,
  { orderId }: QuoteChange,
): Promise<void> {
  const { shipBy, arrivesBy } = datesOfQuote(order.shipping_method, quote.wantedBy, now());
  await sql`
    update orders set promised_from = ${arrivesBy}::date, promised_to = ${arrivesBy}::date, agreed_ship_by = ${shipBy}::date
    where division_id = ${divisionId} and id = ${orderId}`.execute(db);
}
