// Orders that were begun and never paid keep their place for a day. Whoever comes back later finds their basket, and
// begins a new order.
import { withDivision, withPlatform } from "@selvedge/db/with-division";
import { unpaidOrderHours } from "@selvedge/domain/limits";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { neverCharged } from "./reconcile.ts";

interface Unpaid {
  divisionId: number;
  orderId: number;
  /** Attempts that have not succeeded, so far as we know. */
  attempts: string[];
}

/** Orders that one run looks at; the next run goes on. */
const mostOrders = 200;
/** Hours for which an attempt is left alone: somebody may be at their bank. */
const attemptHours = 2;

/**
 * Calls off orders that nobody has paid within a day: the row stays, marked as removed. Before that every attempt is called
 * off at the processor, which is the truth about money: an order that turns out to be paid is completed instead. While the
 * processor is silent about one, that order waits. Gives how many were called off; the first failure is thrown at the end.
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
  and o.created_at < ${now}::timestamptz - ${unpaidOrderHours} * interval '1 hour'
  and not exists (select from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
    and a.created_at > ${now}::timestamptz - ${attemptHours} * interval '1 hour')`;

const findUnpaid = ({ pools, now }: Platform): Promise<Unpaid[]> =>
  withPlatform(pools.backOffice, async (db) => {
    const { rows } = await sql<Unpaid>`
      select o.division_id as "divisionId", o.id as "orderId", array(
        select a.id::text from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
          and a.state <> 'succeeded' order by a.created_at) as attempts
      from orders o where ${isOver(now())} order by o.created_at limit ${mostOrders}`.execute(db);
    return rows;
  });

async function closeOne(platform: Platform, { divisionId, orderId, attempts }: Unpaid): Promise<boolean> {
  for (const attemptId of attempts) {
    // One that we noted as failed is asked about too: the money may have moved after all.
    const result = (await platform.cards.cancel(attemptId)) ?? neverCharged;
    if (result.state === "action_needed") return false;
    await completeCheckout(platform, { divisionId, attemptId, result });
  }
  return callOff(platform, divisionId, orderId);
}

/** Marks an order as removed unless somebody has paid it, or begun to, in the meantime. */
const callOff = ({ pools, now }: Platform, divisionId: number, orderId: number): Promise<boolean> =>
  withDivision(pools.worker, divisionId, async (db) => {
    // Basket before order, as whoever opens or completes an order takes them.
    await sql`select from baskets b join orders o on o.division_id = b.division_id and o.basket_id = b.id
      where o.division_id = ${divisionId} and o.id = ${orderId} for update of b`.execute(db);
    await sql`select from orders where division_id = ${divisionId} and id = ${orderId} for update`.execute(db);
    const { rows } = await sql<{ status: string }>`
      update orders o set deleted_at = ${now()}, version = version + 1
      where o.division_id = ${divisionId} and o.id = ${orderId} and ${isOver(now())} returning o.status`.execute(db);
    const [row] = rows;
    if (!row) return false;
    await Promise.all([
      db
        .insertInto("audit_log")
        .values({
          division_id: divisionId,
          actor_kind: "system",
          actor_name: "clean-up",
          account_id: null,
          action: "order.called_off",
          subject: `order ${orderId}`,
          detail: JSON.stringify({ status: row.status, because: `Not paid within ${unpaidOrderHours} hours` }),
        })
        .execute(),
      sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
    ]);
    return true;
  });
