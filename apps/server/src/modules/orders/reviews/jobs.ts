import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import { enqueue } from "@selvedge/db/jobs";
import { receiptHash } from "@selvedge/db/receipt-link";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { reviewRequestMail } from "./mails.ts";
import { markAsked } from "./write-queries.ts";

/** Days after the last promised day of delivery: long enough to have been worn once. And when it is too late to ask. */
const [daysAfter, tooLateDays] = [5, 60];
const mostAtOnce = 500;

/** Asks the buyers of orders that arrived some days ago what they say, once for each order. Orders of other channels are not asked. */
export const askForReviews: Task = async (platform) => {
  for (const { divisionId, orderId } of await ordersToAsk(platform))
    await withDivision(platform.pools.worker, divisionId, async (db) => {
      if (!(await markAsked(db, divisionId, orderId))) return;
      await enqueue(db, "mail_review_request", { divisionId, orderId }, { key: `review request ${orderId}` });
    });
};

async function ordersToAsk({ pools, now }: Platform): Promise<{ divisionId: DivisionId; orderId: OrderId }[]> {
  const { rows } = await pools.backOffice.query(
    `select o.division_id as "divisionId", o.id as "orderId" from orders o
     where o.status = 'complete' and o.deleted_at is null and o.integration_type = 'native' and o.parent_order_id is null and o.email <> ''
       and o.promised_to between $1::date - ${tooLateDays} and $1::date - ${daysAfter}
       and not exists (select from review_requests q where q.division_id = o.division_id and q.order_id = o.id)
     order by o.id limit ${mostAtOnce}`,
    [now()],
  );
  return rows;
}

const payload = z.object({ divisionId: asDivisionId(z.number()), orderId: asOrderId(z.number()) });

/** Mails the request of an order, once however often this runs. */
export const mailReviewRequest: Task = async (platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  await sendMail(platform, divisionId, `review request ${orderId}`, {
    read: async (db) => {
      const [order, items] = await Promise.all([
        db
          .selectFrom("orders")
          .where("division_id", "=", divisionId)
          .where("id", "=", orderId)
          .select(["email", "shipping_first_name", "reference"])
          .executeTakeFirst(),
        db
          .selectFrom("order_items")
          .where("division_id", "=", divisionId)
          .where("order_id", "=", orderId)
          .orderBy("position")
          .select("name")
          .execute(),
      ]);
      // Who had their data deleted meanwhile is not asked.
      return order?.email && items.length > 0 ? { order, names: [...new Set(items.map(({ name }) => name))] } : null;
    },
    write: ({ order, names }, shop) =>
      reviewRequestMail({
        shop,
        email: order.email,
        firstName: order.shipping_first_name,
        names,
        reviewUrl: `${shop.origin}/review/${receiptHash(platform.config.secret, divisionId, orderId)}/`,
      }),
  });
};
