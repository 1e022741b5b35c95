// Orders that were started and never paid stay for a day. A shopper who returns later finds their basket and starts a
// new order.

import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { unpaidExchangeDays, unpaidOrderHours } from "@selvedge/domain/limits";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { moveOrder } from "../../orders/moves/index.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { cancelAttempt } from "./reconcile.ts";

interface Unpaid {
  divisionId: DivisionId;
  orderId: OrderId;
  /** Attempts that are not known to have succeeded. */
  attempts: string[];
}

/** Orders per run; the next run continues. */
const mostOrders = 200;
/** Hours for which an attempt is left alone: the shopper may still be at their bank. */
const attemptHours = 2;

/**
 * Cancels orders that were not paid within a day: the row stays, marked as deleted. First every attempt is cancelled at
 * the processor, whose record decides: an order that turns out to be paid is completed instead. While the processor does
 * not answer about one, that order waits. Returns how many were cancelled; throws the first failure at the end.
 */
export async function closeUnpaidOrders(platform: Platform): Promise<number> {
  const failures: unknown[] = [];
  let closed = 0;
  for (const order of await findUnpaid(platform)) {
    const isClosed = await closeOne(platform, order).catch((error) => void failures.push(error));
    if (isClosed) closed++;
  }
  if (failures.length > 0) throw failures[0];
  return closed;
}

const isOver = (now: Date) => sql<boolean>`o.status in ('new', 'to_be_paid') and o.deleted_at is null
  and o.created_at < ${now}::timestamptz - case when o.parent_order_id is null then ${unpaidOrderHours} * interval '1 hour'
    else ${unpaidExchangeDays} * interval '1 day' end
  and not exists (select from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
    and a.created_at > ${now}::timestamptz - ${attemptHours} * interval '1 hour')`;

const findUnpaid = ({ pools, now }: Platform): Promise<Unpaid[]> =>
  withoutDivision(pools.backOffice, async (db) => {
    const { rows } = await sql<Unpaid>`
      select o.division_id as "divisionId", o.id as "orderId", array(
        select a.id::text from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
          and a.state <> 'succeeded' order by a.created_at) as attempts
      from orders o where ${isOver(now())} order by o.created_at limit ${mostOrders}`.execute(db);
    return rows;
  });

async function closeOne(platform: Platform, { divisionId, orderId, attempts }: Unpaid): Promise<boolean> {
  for (const attemptId of attempts) {
    // An attempt that is stored as failed is checked too: the money may have moved later.
    const result = await cancelAttempt(platform, divisionId, attemptId);
    if (result.state === "action_needed") return false;
    await completeCheckout(platform, { divisionId, attemptId, result });
  }
  return deleteUnpaid(platform, divisionId, orderId);
}

/** Marks an order as deleted unless it was paid, or a payment was started, in the meantime. */
const deleteUnpaid = ({ pools, now }: Platform, divisionId: DivisionId, orderId: OrderId): Promise<boolean> =>
  withDivision(pools.worker, divisionId, async (db) => {
    // Basket before order, in the same sequence as opening or completing an order.
    await sql`select from baskets b join orders o on o.division_id = b.division_id and o.basket_id = b.id
      where o.division_id = ${divisionId} and o.id = ${orderId} for update of b`.execute(db);
    await sql`select from orders where division_id = ${divisionId} and id = ${orderId} for update`.execute(db);
    const { rows } =
      await sql`select from orders o where o.division_id = ${divisionId} and o.id = ${orderId} and ${isOver(now())}`.execute(
        db,
      );
    if (rows.length === 0) return false;
    const because = "Not paid in time";
    const moved = await moveOrder(db, {
      divisionId,
      orderId,
      to: "deleted",
      by: { kind: "system", name: "clean-up" },
      facts: { isUnpaidTooLong: true },
      audit: { action: "order.called_off", detail: { because } },
    });
    return moved.ok;
  });
