import type { Bound } from "@selvedge/db/bound";
import type { Side } from "@selvedge/design/scene";
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import type { Technology } from "@selvedge/domain/labels/label-route";
import { changeActions } from "@selvedge/domain/orders/lines/change-entry";
import { sql } from "kysely";

/** Whether the order row `o` is the shop's to see: it was paid, or is to be paid by invoice. Said as its indexes say it. */
export const isOrdered = sql`(o.paid_at is not null or o.on_terms)`;

/** Orders that a merchant may see and that are not cancelled. */
export const isTheirs = sql`${isOrdered} and o.deleted_at is null`;

/** One order that was paid or is to be paid by invoice, cancelled since or not. */
export const findOrder = (db: Bound, divisionId: DivisionId, id: OrderId) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .where(sql<boolean>`(paid_at is not null or on_terms)`)
    .selectAll()
    .executeTakeFirst();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export interface ItemRow {
  id: number;
  product_id: ProductId;
  name: string;
  colour: string;
  size: string;
  blank_sku: string;
  quantity: number;
  image_sha256: string | null;
  price_minor: number;
  discount_minor: number;
  price_inc_tax_minor: number;
  discount_inc_tax_minor: number;
  unit_price_inc_tax_minor: number;
  /** The bundle that it was bought in. */
  bundle_line: number | null;
  bundle_part: number | null;
  bundle_name: string | null;
  personalisation: unknown;
  /** Pieces whose money went back, or is on its way back. */
  refunded: number;
  sides: Side[];
}

/** The printed sides of what was sold: of its print files, else of the product as it is now. */
export const soldSides = sql`coalesce(
  nullif(array(select distinct f.side from print_files f where f.division_id = i.division_id and f.scene_hash = i.scene_hash), '{}'),
  array(select jsonb_object_keys(p.scene -> 'sides') from products p where p.division_id = i.division_id and p.id = i.product_id))`;

export async function itemsOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, i.product_id, i.name, i.colour, i.size, i.blank_sku, i.quantity, i.image_sha256, i.price_minor, i.discount_minor,
      i.price_inc_tax_minor, i.discount_inc_tax_minor, i.unit_price_inc_tax_minor, i.bundle_line, i.bundle_part, i.bundle_name,
      i.personalisation, ${soldSides} as sides,
      coalesce((select sum(l.quantity)::int from refund_lines l where l.division_id = i.division_id and l.order_item_id = i.id), 0) as refunded
    from order_items i where i.division_id = ${divisionId} and i.order_id = ${orderId} order by i.position`.execute(db);
  return rows;
}

export interface LabelRow {
  id: number;
  code: string;
  order_item_id: number;
  state: LabelState;
  needs_pretreat: boolean;
  technology: Technology;
  reached: Record<string, string>;
  parent_label_id: number | null;
}

/** The live labels of an order. */
export async function labelsOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select id, code, order_item_id, state, needs_pretreat, technology, reached, parent_label_id from factory_labels
    where division_id = ${divisionId} and order_id = ${orderId} and state not in ('replaced', 'cancelled')
    order by order_item_id, counter`.execute(db);
  return rows;
}

export const logsOfOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("order_status_logs")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .select(["id", "status", "actor_kind", "actor_name", "reason", "created_at"])
    .execute();

/** When the shop's own hold was placed and released, what was changed of the order, and by whom. */
export const entriesOfOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("audit_log")
    .where("division_id", "=", divisionId)
    .where("subject", "=", `order ${orderId}`)
    .where("action", "in", ["order.held", "order.hold_released", ...changeActions])
    .where(sql<boolean>`(action not in ('order.held', 'order.hold_released') or detail ->> 'code' = 'merchant_hold')`)
    .select(["id", "action", "actor_kind", "actor_name", "created_at", "detail"])
    .execute();

export const parcelsOfOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("parcels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("dispatched_at", "is not", null)
    .select(["carrier", "tracking_code", "tracking_url"])
    .execute();

export const holdsOfOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .orderBy("id")
    .select(["code", "note", "placed_at"])
    .execute();

/** What a customer has ordered and paid in this shop, and the orders next to one in time. */
export async function aroundOrder(
  db: Bound,
  divisionId: DivisionId,
  order: Pick<OrderRow, "id" | "customer_id" | "created_at">,
) {
  const at = order.created_at;
  const { rows } = await sql<{ orders: number; spent: number; newer: number | null; older: number | null }>`
    select
      (select count(*)::int from orders o where o.division_id = ${divisionId} and o.customer_id = ${order.customer_id} and ${isTheirs}) as orders,
      (select coalesce(sum(o.total_minor), 0)::bigint from orders o
       where o.division_id = ${divisionId} and o.customer_id = ${order.customer_id} and ${isTheirs}
         and o.paid_at is not null and o.status not in ('refunded', 'bespoke_refunded')) as spent,
      (select o.id from orders o where o.division_id = ${divisionId} and ${isTheirs} and (o.created_at, o.id) > (${at}::timestamptz, ${order.id}::bigint)
       order by o.created_at, o.id limit 1) as newer,
      (select o.id from orders o where o.division_id = ${divisionId} and ${isTheirs} and (o.created_at, o.id) < (${at}::timestamptz, ${order.id}::bigint)
       order by o.created_at desc, o.id desc limit 1) as older`.execute(db);
  return rows[0]!;
}
