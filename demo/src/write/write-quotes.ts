import { sql } from "kysely";
import type { Numbered } from "../orders/order-rows.ts";
import { insertRows } from "./insert-rows.ts";
import type { Writing } from "./world.ts";

/** What sending each order was offered for, as its shopper chose it; the order's delivery is taken from it. */
export async function writeQuotes({ db, divisionId }: Writing, orders: readonly Numbered[]): Promise<void> {
  await insertRows(
    db,
    "shipping_quotes",
    orders.map(({ id, plan, service, totals }) => ({
      division_id: divisionId,
      order_id: id,
      factory_code: "telford",
      service: service.code,
      name: service.name,
      carrier: service.carrier,
      country: plan.customer.country,
      currency: "GBP",
      price_minor: totals.shippingMinor,
      tax_minor: totals.shippingTaxMinor,
      duty_minor: totals.dutyMinor,
      weight_grams: 0,
      promised_from: service.promisedFrom,
      promised_to: service.promisedTo,
      quoted_at: plan.createdAt,
    })),
  );
  await sql`update orders o set shipping_quote_id = q.id from shipping_quotes q
    where o.division_id = ${divisionId} and q.division_id = o.division_id and q.order_id = o.id`.execute(db);
}
