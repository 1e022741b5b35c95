// What happens to the garments of an order that is refunded or cancelled. The factory's tables belong to the
// back-office role, so a refund or a cancellation runs there.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { decidedByLabels, statusOfLabels } from "@selvedge/domain/orders/projection";
import { sql } from "kysely";
import { unlabelledUnits } from "./split-order.ts";
import type { Step } from "./step.ts";

/** Cancels every label that has not been sent, and unpacks a parcel that has not been sent. */
export async function cancelLabels(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<void> {
  await Promise.all([
    sql`update factory_labels set state = 'cancelled', cancelled_at = now(), version = version + 1, updated_at = now(),
        reached = reached || jsonb_build_object('cancelled', to_jsonb(now()))
      where division_id = ${divisionId} and order_id = ${orderId} and state not in ('dispatched', 'cancelled', 'replaced')`.execute(
      db,
    ),
    sql`update factory_fulfilment_orders set state = 'cancelled' where division_id = ${divisionId} and order_id = ${orderId}
        and state <> 'shipped'`.execute(db),
    sql`delete from parcels where division_id = ${divisionId} and order_id = ${orderId} and dispatched_at is null`.execute(
      db,
    ),
  ]);
}

/**
 * The status that follows from an order's garments if it differs from the order's: some may have been thrown away while the
 * order was stopped. Null if the order is at the right status already.
 */
export async function statusOfGarments(
  db: Bound,
  { divisionId, orderId, status, flow }: Pick<Step, "divisionId" | "orderId" | "status" | "flow">,
) {
  if (!decidedByLabels[flow].includes(status)) return null;
  const labels = await db
    .selectFrom("factory_labels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .select(["state", "label_prints as labelPrints"])
    .execute();
  const to = statusOfLabels([...labels, ...(await unlabelledUnits(db, divisionId, orderId))], flow);
  return to === status ? null : to;
}

/** Frees the order's holes in the put wall. */
export const freeHoles = (db: Bound, orderId: OrderId) =>
  sql`update pigeonholes set state = 'free', division_id = null, order_id = null where ${isHeldBy(orderId)}`.execute(
    db,
  );

/**
 * The holes of an order, locked by code first, as when a garment is sorted: any other sequence could deadlock two orders.
 */
export const isHeldBy = (orderId: OrderId) =>
  sql<boolean>`code = any(array(select code from pigeonholes where order_id = ${orderId} order by code for update))`;
