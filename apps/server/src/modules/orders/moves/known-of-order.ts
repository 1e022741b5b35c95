// The facts that the transition table reads from the order's own rows.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { MoveFacts } from "@selvedge/domain/orders/guards";
import { hasShipped } from "@selvedge/domain/orders/order-facts";
import { sql } from "kysely";

/** Locks an order until the transaction ends. Undefined where the division has no such order. */
export const lockOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", orderId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

export interface KnownOrder extends Pick<MoveFacts, "holds" | "printedLabels" | "hasShipped"> {
  /** Every status that the order ever had. */
  everStatuses: string[];
}

/** Must run after a lock that is requested in the same packet, so that it reads what others wrote while this one waited. */
export async function knownOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<KnownOrder> {
  const { rows } = await sql<{ everStatuses: string[]; holds: string[]; printedLabels: number }>`
    select array(select distinct s.status from order_status_logs s where s.division_id = ${divisionId} and s.order_id = ${orderId}) as "everStatuses",
      array(select h.code from holds h where h.division_id = ${divisionId} and h.order_id = ${orderId} and h.released_at is null order by h.id) as holds,
      (select count(*)::int from factory_labels l where l.division_id = ${divisionId} and l.order_id = ${orderId}
        and l.label_prints > 0 and l.state not in ('replaced', 'cancelled')) as "printedLabels"`.execute(db);
  const known = rows[0]!;
  return { ...known, hasShipped: hasShipped(known.everStatuses) };
}
