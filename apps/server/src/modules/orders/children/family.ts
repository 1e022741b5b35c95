// The orders that belong to one: what it was made from, and what was made of it.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { type OrderStatus, statusWords } from "@selvedge/domain/orders/flows";
import { isResend } from "@selvedge/domain/orders/order-facts";
import { sql } from "kysely";

interface Relative {
  id: OrderId;
  reference: string;
  status: OrderStatus;
  isDeleted: boolean;
  reason: string | null;
  isParent: boolean;
  /** What its shopper has to pay before it is made; 0 for nothing. */
  owedMinor: number;
  currency: string;
}

/** The parent and the children of an order, the oldest first. */
export async function familyOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<Relative[]> {
  const { rows } = await sql<Relative>`
    select o.id, o.reference, o.status, o.currency, case when o.paid_at is null and o.deleted_at is null then o.total_minor else 0 end as "owedMinor", o.deleted_at is not null as "isDeleted", o.parent_order_id is distinct from ${orderId}::bigint as "isParent",
      (select r.code from reprint_reasons r where r.id = case when o.parent_order_id = ${orderId} then o.reprint_reason_id
        else (select s.reprint_reason_id from orders s where s.division_id = o.division_id and s.id = ${orderId}) end) as reason
    from orders o where o.division_id = ${divisionId} and (o.parent_order_id = ${orderId}
      or o.id = (select s.parent_order_id from orders s where s.division_id = ${divisionId} and s.id = ${orderId})) order by o.id`.execute(
    db,
  );
  return rows;
}

/** How one order follows from the other. */
const kindOf = (reason: string | null): "exchange" | "reprint" | "resend" =>
  reason === null ? "exchange" : isResend([reason]) ? "resend" : "reprint";

/** An order's relatives for a screen. */
export const presentFamily = (family: readonly Relative[], payPathOf: (id: OrderId) => string) =>
  family.map(({ id, reference, status, isDeleted, reason, isParent, owedMinor, currency }) => ({
    id,
    reference,
    isParent,
    kind: kindOf(reason),
    ...{ owedMinor, currency },
    payPath: owedMinor > 0 ? payPathOf(id) : "",
    statusName: isDeleted ? "Cancelled" : statusWords[status].name,
  }));
