import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { packagingFor } from "@selvedge/domain/factory/packaging";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { findService } from "@selvedge/domain/shipping/services";
import { sql } from "kysely";
import type { Announced, Consignment } from "../../../adapters/carrier/carrier.ts";
import type { FloorLabel, FloorOrder, Operator, ScanRequest } from "../floor/index.ts";

/** The part of an order that one factory sends in one parcel. */
export interface ParcelOf {
  divisionId: DivisionId;
  orderId: OrderId;
  factoryCode: string;
}

export const parcelOf = ({ divisionId, id, partCode }: FloorOrder): ParcelOf => ({
  divisionId,
  orderId: id,
  factoryCode: partCode,
});

/** Stores the parcel of a part whose garments are all packed. A parcel that was opened again is weighed again. */
export async function closeParcel(
  db: Bound,
  order: FloorOrder,
  labels: readonly FloorLabel[],
  at: Date,
): Promise<Parcel> {
  const service = findService(order.shippingMethod);
  const packaging = packagingFor(labels.map(({ blankCode }) => blankCode));
  const weightGrams = packaging.weightGrams + labels.reduce((sum, label) => sum + label.weightGrams, 0);
  await sql`insert into parcels (division_id, order_id, factory_code, carrier, service, weight_grams, packed_at)
    values (${order.divisionId}, ${order.id}, ${order.partCode}, ${service?.carrier ?? ""}, ${order.shippingMethod}, ${weightGrams}, ${at})
    on conflict (division_id, order_id, factory_code) do update set weight_grams = excluded.weight_grams, packed_at = excluded.packed_at,
      weighed_grams = null, weighed_by = '', is_weight_confirmed = false`.execute(db);
  return (await findParcel(db, parcelOf(order)))!;
}

const isOf = ({ divisionId, orderId, factoryCode }: ParcelOf) =>
  sql<boolean>`division_id = ${divisionId} and order_id = ${orderId} and factory_code = ${factoryCode}`;

/** Removes a parcel that lost a garment to a fault, and cancels its consignment at the carrier. */
export async function reopenParcel(db: Bound, order: FloorOrder): Promise<void> {
  const gone = await db
    .deleteFrom("parcels")
    .where(isOf(parcelOf(order)))
    .where("dispatched_at", "is", null)
    .returning(["consignment"])
    .executeTakeFirst();
  const consignment = gone?.consignment as Consignment | null | undefined;
  if (consignment)
    await enqueue(
      db,
      "void_consignment",
      { reference: consignment.reference },
      { key: `void ${consignment.reference}` },
    );
}

/** The dispatch scan that a parcel waits to be announced for. */
export interface DispatchRequest {
  /** Who scanned it. Parcels that wait are stored with this name. */
  hand: Operator;
  request: ScanRequest;
}

export interface Parcel {
  service: string;
  /** The expected weight and the weight on the scale. */
  expectedGrams: number;
  weighedGrams: number | null;
  isWeightConfirmed: boolean;
  trackingCode: string;
  dispatchAsked: DispatchRequest | null;
  dispatchedAt: Date | null;
}

export async function findParcel(db: Bound, part: ParcelOf): Promise<Parcel | undefined> {
  const row = await db
    .selectFrom("parcels")
    .where(isOf(part))
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

/** Stores who is about to send the parcel to the carrier, and what the carrier will receive. */
export const askDispatch = (
  db: Bound,
  part: ParcelOf,
  { asked, consignment }: { asked: DispatchRequest; consignment: Consignment },
) =>
  db
    .updateTable("parcels")
    .set({ dispatch_asked: JSON.stringify(asked), consignment: JSON.stringify(consignment) })
    .where(isOf(part))
    .execute();

export const writeDispatched = (
  db: Bound,
  part: ParcelOf,
  { announced: { trackingCode, trackingUrl, labelPdf }, at }: { announced: Announced; at: Date },
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
    .where(isOf(part))
    .execute();

/** The words of the newest open hold of an order; empty where it has none. */
export async function heldBecause(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<string> {
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
