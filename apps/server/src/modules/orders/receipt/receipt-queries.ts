import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import type { ChangedLine } from "@selvedge/domain/orders/lines/change-words";
import { sql } from "kysely";

/** The order behind a receipt's digest, if it is this division's. */
export const orderByDigest = (db: Bound, divisionId: DivisionId, digest: Buffer) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("receipt_digest", "=", digest)
    .selectAll()
    .executeTakeFirst();

/**
 * The order of a division by its number: as people read it, in any case, or its digits without the shop's own code.
 * undefined for one that was never paid, unless its invoice is to be paid later.
 */
export const orderByNumber = (db: Bound, divisionId: DivisionId, number: string) => {
  const whole = /^\d+$/.test(number)
    ? sql<string>`(select search_key(code) from divisions where id = ${divisionId}) || ${`-${number}`}`
    : sql<string>`search_key(${number})`;
  return db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("reference_key", "=", whole)
    .where(sql<boolean>`(paid_at is not null or on_terms)`)
    .select(["id", "email"])
    .executeTakeFirst();
};

export interface ReceiptItem {
  id: number;
  name: string;
  colour: string;
  size: string;
  quantity: number;
  unit_price_inc_tax_minor: number;
  image_sha256: string | null;
  personalisation: unknown;
  bundle_line: number | null;
  bundle_part: number | null;
  bundle_name: string | null;
  /** Pieces whose money went back, or is on its way back. */
  refunded: number;
}

const refundedPieces = sql<number>`coalesce((select sum(l.quantity)::int from refund_lines l
  where l.division_id = order_items.division_id and l.order_item_id = order_items.id), 0)`.as("refunded");

/** An order's lines in their order. */
export const itemsOfOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ReceiptItem[]> =>
  db
    .selectFrom("order_items")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("position")
    .select([
      "id",
      "name",
      "colour",
      "size",
      "quantity",
      "unit_price_inc_tax_minor",
      "image_sha256",
      "personalisation",
      "bundle_line",
      "bundle_part",
      "bundle_name",
      refundedPieces,
    ])
    .execute();

export interface ReceiptLabel {
  order_item_id: number;
  state: LabelState;
  /** Instants of the scans that moved the label, by label state. */
  reached: Record<string, string>;
}

/** The active labels of an order, with when each state was reached. Replaced and cancelled ones are left out. */
export async function labelsOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ReceiptLabel[]> {
  const { rows } = await sql<ReceiptLabel>`
    select l.order_item_id, l.state, l.reached from factory_labels l
    where l.division_id = ${divisionId} and l.order_id = ${orderId} and l.state not in ('replaced', 'cancelled')
    order by l.order_item_id, l.counter`.execute(db);
  return rows;
}

export const parcelsOfOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("parcels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("dispatched_at", "is not", null)
    .select(["carrier", "tracking_code", "tracking_url"])
    .execute();

export interface DifferenceRow extends ChangedLine {
  name: string;
  minor: number;
  currency: string;
  state: "owed" | "paid" | "made" | "late" | "returned" | "waived";
  at: Date;
}

/**
 * The lines of an order that became a size of another price, or wait to, with what that costs more; the oldest first. What
 * a shop keeps of a cheaper one is between the two of them.
 */
export async function differencesOfOrder(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    select name, colour, size, from_colour as "fromColour", from_size as "fromSize", difference_minor as minor, currency,
      case when refund_id is not null then 'returned' else state end as state, coalesce(finished_at, created_at) as at
    from line_changes where division_id = ${divisionId} and order_id = ${orderId} 
      and state not in ('replaced', 'withdrawn') and (state <> 'waived' or difference_minor > 0) order by id`.execute(
    db,
  );
  return rows;
}

/**
 * What goes back of an order, in minor units; what the processor has refused is not on its way. The difference of a
 * cheaper size has a line of its own.
 */
export async function refundedOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(total_minor), 0)::bigint as minor from refunds
    where division_id = ${divisionId} and order_id = ${orderId} and state <> 'failed'
      and not exists (select from line_changes c where c.division_id = refunds.division_id and c.refund_id = refunds.id)`.execute(
    db,
  );
  return rows[0]!.minor;
}

export type ReceiptOrder = NonNullable<Awaited<ReturnType<typeof orderByDigest>>> & { status: OrderStatus };
