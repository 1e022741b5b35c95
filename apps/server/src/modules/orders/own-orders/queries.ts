// The orders of one customer. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { sql } from "kysely";
import { type CreditNoteRow, creditNotesOf } from "../refunds/index.ts";
import { type SupplementName, supplementNamesOf } from "../supplements/index.ts";

export interface OwnOrderRow {
  id: OrderId;
  reference: string;
  status: OrderStatus;
  created_at: Date;
  paid_at: Date | null;
  deleted_at: Date | null;
  promised_from: string;
  promised_to: string;
  total_minor: number;
  currency: string;
  goods: { name: string; detail: string; quantity: number; image: string | null }[];
  labels: LabelState[];
  parcel: { carrier: string; url: string } | null;
  credit_notes: CreditNoteRow[];
  supplements: SupplementName[];
  /** It was sent, and its buyer may say something of a piece of it. */
  is_reviewable: boolean;
}

/** Orders that were never paid and are cancelled were never a purchase: they are left out. */
const isShown = sql`(o.paid_at is not null or o.deleted_at is null)`;

/** A page of the orders of customers, newest first. */
export async function ownOrders(
  db: Bound,
  divisionId: DivisionId,
  customerIds: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnOrderRow[]> {
  const { rows } = await sql<OwnOrderRow>`
    select o.id, o.reference, o.status, o.created_at, o.paid_at, o.deleted_at, o.promised_from, o.promised_to, o.total_minor, o.currency,
      (select json_agg(json_build_object('name', i.name, 'detail', concat_ws(', ', nullif(i.colour, ''), nullif(i.size, '')),
        'quantity', i.quantity, 'image', i.image_sha256) order by i.position)
       from order_items i where i.division_id = o.division_id and i.order_id = o.id) as goods,
      array(select l.state from factory_labels l where l.division_id = o.division_id and l.order_id = o.id) as labels,
      (select json_build_object('carrier', p.carrier, 'url', p.tracking_url) from parcels p where p.division_id = o.division_id
        and p.order_id = o.id and p.dispatched_at is not null order by p.id desc limit 1) as parcel,
      ${creditNotesOf()} as credit_notes, ${supplementNamesOf()} as supplements,
      o.completed_at is not null and o.paid_at is not null and o.deleted_at is null and exists (
        select from order_items i join products p on p.division_id = i.division_id and p.id = i.product_id
        where i.division_id = o.division_id and i.order_id = o.id and i.origin_item_id is null
          and p.deleted_at is null and not p.is_bundle) as is_reviewable
    from orders o
    where o.division_id = ${divisionId} and o.customer_id = any(${[...customerIds]}::bigint[]) and ${isShown}
    order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function ownOrderCount(
  db: Bound,
  divisionId: DivisionId,
  customerIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o
    where o.division_id = ${divisionId} and o.customer_id = any(${[...customerIds]}::bigint[]) and ${isShown}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** The id of an order of these customers by what people read of it; undefined for anybody else's. */
export const ownOrderByReference = (
  db: Bound,
  divisionId: DivisionId,
  customerIds: readonly number[],
  reference: string,
) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("reference", "=", reference)
    .where("customer_id", "in", [...customerIds, 0])
    .select("id")
    .executeTakeFirst();
