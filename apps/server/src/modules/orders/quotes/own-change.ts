import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import type { QuoteChange } from "./move-quote.ts";
import { orderOfQuoteLink } from "./quote-link.ts";

/** A change by the customer of a quote, for whoever has its link. Throws notFound for a link that is not this shop's. */
export async function ownChange(
  { config, pools }: Platform,
  division: Division,
  { link, requestId }: { link: string; requestId: string },
): Promise<QuoteChange> {
  const orderId = orderOfQuoteLink(config, division.id, link);
  const order =
    orderId === null
      ? undefined
      : await withDivision(pools.web, division.id, (db) =>
          db
            .selectFrom("orders")
            .where("division_id", "=", division.id)
            .where("id", "=", orderId)
            .select(["shipping_first_name as first", "shipping_last_name as last"])
            .executeTakeFirst(),
        );
  if (orderId === null || !order) throw new Refusal("notFound");
  return { divisionId: division.id, orderId, by: { kind: "shopper", name: `${order.first} ${order.last}` }, requestId };
}
