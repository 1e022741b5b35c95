import type { Bound } from "@selvedge/db/bound";
import { packagingFor } from "@selvedge/domain/factory/packaging";
import { findService } from "@selvedge/domain/shipping/services";
import { sql } from "kysely";
import type { FloorLabel, FloorOrder } from "./floor-rows.ts";
import type { Hand, ScanRequest } from "./stations/scan.ts";

/** Writes the parcel of an order whose every garment is in. A parcel that was opened again is weighed anew. */
export async function closeParcel(
  db: Bound,
  order: FloorOrder,
  labels: readonly FloorLabel[],
  at: Date,
): Promise<void> {
  const service = findService(order.shippingMethod);
  const packaging = packagingFor(labels.map(({ blankCode }) => blankCode));
  const weightGrams = packaging.weightGrams + labels.reduce((sum, label) => sum + label.weightGrams, 0);
  await sql`insert into parcels (division_id, order_id, carrier, service, weight_grams, packed_at)
    values (${order.divisionId}, ${order.id}, ${service?.carrier ?? ""}, ${order.shippingMethod}, ${weightGrams}, ${at})
    on conflict (division_id, order_id) do update set weight_grams = excluded.weight_grams, packed_at = excluded.packed_at`.execute(
    db,
  );
}

/** A parcel that lost a garment to a fault is none any more. */
export const reopenParcel = (db: Bound, divisionId: number, orderId: number) =>
  db
    .deleteFrom("parcels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("dispatched_at", "is", null)
    .execute();

/** The dispatch scan that a parcel waits to be announced for. */
export interface DispatchAsked {
  hand: Hand;
  request: ScanRequest;
}

export interface Parcel {
  service: string;
  weightGrams: number;
  trackingCode: string;
  dispatchAsked: DispatchAsked | null;
  dispatchedAt: Date | null;
}

export async function findParcel(db: Bound, divisionId: number, orderId: number): Promise<Parcel | undefined> {
  const row = await db
    .selectFrom("parcels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .select(["service", "weight_grams", "tracking_code", "dispatch_asked", "dispatched_at"])
    .executeTakeFirst();
  return (
    row && {
      service: row.service,
      weightGrams: row.weight_grams,
      trackingCode: row.tracking_code,
      dispatchAsked: row.dispatch_asked,
      dispatchedAt: row.dispatched_at,
    }
  );
}

/** Writes down that the carrier is about to be asked, and by whom. */
export const askDispatch = (db: Bound, divisionId: number, orderId: number, asked: DispatchAsked) =>
  db
    .updateTable("parcels")
    .set({ dispatch_asked: JSON.stringify(asked) })
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .execute();

export const writeDispatched = (
  db: Bound,
  divisionId: number,
  orderId: number,
  { trackingCode, trackingUrl }: { trackingCode: string; trackingUrl: string },
  at: Date,
) =>
  db
    .updateTable("parcels")
    .set({ tracking_code: trackingCode, tracking_url: trackingUrl, dispatched_at: at, dispatch_asked: null })
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .execute();
