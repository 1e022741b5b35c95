// Orders on terms: made before they are paid, and owed until their invoice is.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";

/** Whether the quote row `q` of the order row `o` has an invoice that waits for money. */
export const isOwed: RawBuilder<boolean> = sql`
  q.due_on is not null and o.paid_at is null and o.deleted_at is null and o.status <> 'bespoke_refunded'`;

/** What has come in of the order row `o`, in minor units, without payments that go back by themselves. */
export const receivedMinor: RawBuilder<number> = sql`
  coalesce((select sum(t.amount_minor) from payment_transactions t
    where t.division_id = o.division_id and t.order_id = o.id and t.kind = 'charge'
      and not exists (select from returned_payments r where r.division_id = t.division_id and r.attempt_id = t.attempt_id)), 0)::bigint`;

export interface OwedOrder {
  /** The last day on which it is paid in time: "2026-12-05". */
  dueOn: string;
  totalMinor: number;
  receivedMinor: number;
  currency: string;
  isOwed: boolean;
}

/** What an order on terms owes; undefined for one that is paid before it is made. */
export async function owedOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<OwedOrder | undefined> {
  const { rows } = await sql<OwedOrder>`
    select q.due_on::text as "dueOn", o.total_minor as "totalMinor", ${receivedMinor} as "receivedMinor", o.currency, ${isOwed} as "isOwed"
    from quotes q join orders o on o.division_id = q.division_id and o.id = q.order_id
    where q.division_id = ${divisionId} and q.order_id = ${orderId} and q.due_on is not null`.execute(db);
  return rows[0];
}

export interface HandPayment {
  amountMinor: number;
  receivedOn: string;
  reference: string;
  method: string;
  by: string;
}

/** The payments of an order that colleagues have recorded, the oldest first. */
export async function handPayments(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<HandPayment[]> {
  const { rows } = await sql<HandPayment>`
    select a.amount_minor as "amountMinor", h.received_on::text as "receivedOn", h.reference, a.payment_method_name as method, h.actor_name as by
    from hand_payments h join payment_attempts a on a.division_id = h.division_id and a.id = h.attempt_id
    where h.division_id = ${divisionId} and h.order_id = ${orderId} order by h.received_on, h.created_at`.execute(db);
  return rows;
}
