import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { packagingFor } from "@selvedge/domain/factory/packaging";
import { findService } from "@selvedge/domain/shipping/services";
import { sql } from "kysely";
import type { Announced, Consignment } from "../../adapters/carrier/carrier.ts";
import type { FloorLabel, FloorOrder } from "./floor-rows.ts";
import type { Hand, ScanRequest } from "./stations/scan.ts";

/** Writes the parcel of an order whose every garment is in. A parcel that was opened again is weighed anew. */
export async function closeParcel(
  db: Bound,
  order: FloorOrder,
  labels: readonly FloorLabel[],
  at: Date,
): Promise<Parcel> {
  const service = findService(order.shippingMethod);
  const packaging = packagingFor(labels.map(({ blankCode }) => blankCode));
  const weightGrams = packaging.weightGrams + labels.reduce((sum, label) => sum + label.weightGrams, 0);
  await sql`insert into parcels (division_id, order_id, carrier, service, weight_grams, packed_at)
    values (${order.divisionId}, ${order.id}, ${service?.carrier ?? ""}, ${order.shippingMethod}, ${weightGrams}, ${at})
    on conflict (division_id, order_id) do update set weight_grams = excluded.weight_grams, packed_at = excluded.packed_at,
      weighed_grams = null, weighed_by = '', is_weight_confirmed = false`.execute(db);
  return (await findParcel(db, order.divisionId, order.id))!;
}

/** A parcel that lost a garment to a fault is none any more. What a carrier may have been told of it is taken back. */
export async function reopenParcel(db: Bound, divisionId: number, orderId: number): Promise<void> {
  const gone = await db
    .deleteFrom("parcels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("dispatched_at", "is", null)
    .returning(["consignment"])
    .executeTakeFirst();
  const told = gone?.consignment as Consignment | null | undefined;
  if (told) await enqueue(db, "void_consignment", { reference: told.reference }, { key: `void ${told.reference}` });
}

/** The dispatch scan that a parcel waits to be announced for. */
export interface DispatchAsked {
  hand: Hand;
  request: ScanRequest;
}

export interface Parcel {
  service: string;
  /** What it should weigh, and what the scale said. */
  expectedGrams: number;
  weighedGrams: number | null;
  isWeightConfirmed: boolean;
  trackingCode: string;
  dispatchAsked: DispatchAsked | null;
  dispatchedAt: Date | null;
}

export async function findParcel(db: Bound, divisionId: number, orderId: number): Promise<Parcel | undefined> {
  const row = await db
    .selectFrom("parcels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .select([
      "service",
      "weight_grams",
      "weighed_grams",
      "is_weight_confirmed",
      "tracking_code",
      "dispatch_asked",
      "dispatched_at",
    ])
    .executeTakeFirst();
  return (
    row && {
      service: row.service,
      expectedGrams: row.weight_grams,
      weighedGrams: row.weighed_grams,
      isWeightConfirmed: row.is_weight_confirmed,
      trackingCode: row.tracking_code,
      dispatchAsked: row.dispatch_asked,
      dispatchedAt: row.dispatched_at,
    }
  );
}

/** Writes down that the carrier is about to be asked, by whom, and what it is told. */
export const askDispatch = (db: Bound, divisionId: number, orderId: number, asked: DispatchAsked, told: Consignment) =>
  db
    .updateTable("parcels")
    .set({ dispatch_asked: JSON.stringify(asked), consignment: JSON.stringify(told) })
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .execute();

export const writeDispatched = (
  db: Bound,
  divisionId: number,
  orderId: number,
  { trackingCode, trackingUrl, labelPdf }: Announced,
  at: Date,
) =>
  db
    .updateTable("parcels")
    .set({
      tracking_code: trackingCode,
      tracking_url: trackingUrl,
      label_pdf: labelPdf ?? null,
      dispatched_at: at,
      dispatch_asked: null,
    })
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .execute();

/** The words of the newest open hold of an order; empty where it has none. */
export async function heldBecause(db: Bound, divisionId: number, orderId: number): Promise<string> {
  const row = await db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .orderBy("id", "desc")
    .select("note")
    .executeTakeFirst();
  return row?.note ?? "";
}
