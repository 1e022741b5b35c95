// What happens to the garments of an order that is refunded or cancelled. The factory's tables belong to the
// back-office role, so whoever refunds or cancels does it there.
import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

/** Calls off every label that has not left, and unpacks a parcel that has not. */
export async function cancelLabels(db: Bound, divisionId: number, orderId: number): Promise<void> {
  await Promise.all([
    sql`update factory_labels set state = 'cancelled', cancelled_at = now(), version = version + 1, updated_at = now(),
        reached = reached || jsonb_build_object('cancelled', to_jsonb(now()))
      where division_id = ${divisionId} and order_id = ${orderId} and state not in ('dispatched', 'cancelled', 'replaced')`.execute(
      db,
    ),
    sql`delete from parcels where division_id = ${divisionId} and order_id = ${orderId} and dispatched_at is null`.execute(
      db,
    ),
  ]);
}

/** The labels of an order as its status is read off them. */
export const labelsForProjection = (db: Bound, divisionId: number, orderId: number) =>
  db
    .selectFrom("factory_labels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .select(["state", "label_prints as labelPrints"])
    .execute();

/** Gives the order's holes in the put wall back. */
export const freeHoles = (db: Bound, orderId: number) =>
  sql`update pigeonholes set state = 'free', division_id = null, order_id = null where ${isHeldBy(orderId)}`.execute(
    db,
  );

/**
 * Which holes are an order's. They are locked in the order of their codes first, as a wall's are when a garment is sorted:
 * changed in any other order, two orders would wait for each other in a circle.
 */
export const isHeldBy = (orderId: number) =>
  sql<boolean>`code = any(array(select code from pigeonholes where order_id = ${orderId} order by code for update))`;
