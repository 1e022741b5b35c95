import type { Bound } from "@selvedge/db/bound";
import type { Side } from "@selvedge/design/scene";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { sql } from "kysely";

export type OrderView = "all" | "open" | "needs" | "making" | "sent" | "refunded";

/** The statuses of each view; `needs` also takes orders with a hold. */
const statuses: Record<OrderView, readonly OrderStatus[]> = {
  all: [],
  open: ["paid", "processing", "label_printed", "printed", "consolidated", "packing", "issue", "disputed"],
  needs: ["issue", "disputed"],
  making: ["processing", "label_printed", "printed", "consolidated", "packing"],
  sent: ["complete", "exchanged"],
  refunded: ["refunded"],
};

const hasHold = sql`exists (select from holds h where h.division_id = o.division_id and h.order_id = o.id and h.released_at is null)`;

const inView = (view: OrderView) =>
  view === "all"
    ? sql`true`
    : view === "needs"
      ? sql`(o.status = any(${[...statuses.needs]}) or ${hasHold})`
      : sql`o.status = any(${[...statuses[view]]})`;

/** Orders that a merchant knows of: those that were paid. */
const isTheirs = sql`o.paid_at is not null and o.deleted_at is null`;

const searched = (search: string) => sql`(${search} = '' or position(lower(${search}) in lower(
  o.reference || ' ' || o.shipping_first_name || ' ' || o.shipping_last_name || ' ' || o.email || ' ' || o.shipping_zip)) > 0)`;

export interface OrderFilter {
  view: OrderView;
  search: string;
  /** Orders placed from then on; null for all. */
  since: Date | null;
  page: number;
  perPage: number;
}

const since = (at: Date | null) => sql`(${at}::timestamptz is null or o.created_at >= ${at}::timestamptz)`;

export interface OrderListRow {
  id: number;
  reference: string;
  created_at: Date;
  first_name: string;
  last_name: string;
  city: string;
  status: OrderStatus;
  promised_from: string;
  promised_to: string;
  total_minor: number;
  currency: string;
  garments: number;
  images: string[];
  labels: LabelState[];
  hold: { code: string; note: string } | null;
  parcel: { carrier: string; service: string } | null;
}

/** A page of paid orders, newest first. Reads orders by (division_id, created_at desc). */
export async function orderPage(db: Bound, divisionId: number, filter: OrderFilter): Promise<OrderListRow[]> {
  const { rows } = await sql<OrderListRow>`
    select o.id, o.reference, o.created_at, o.shipping_first_name as first_name, o.shipping_last_name as last_name,
      o.shipping_city as city, o.status, o.promised_from, o.promised_to, o.total_minor, o.currency,
      (select coalesce(sum(i.quantity), 0)::int from order_items i where i.division_id = o.division_id and i.order_id = o.id) as garments,
      array(select i.image_sha256 from order_items i where i.division_id = o.division_id and i.order_id = o.id
        and i.image_sha256 is not null order by i.position limit 3) as images,
      array(select l.state from factory_labels l where l.division_id = o.division_id and l.order_id = o.id
        and l.state not in ('replaced', 'cancelled')) as labels,
      (select json_build_object('code', h.code, 'note', h.note) from holds h
       where h.division_id = o.division_id and h.order_id = o.id and h.released_at is null order by h.id limit 1) as hold,
      (select json_build_object('carrier', p.carrier, 'service', p.service) from parcels p
       where p.division_id = o.division_id and p.order_id = o.id and p.dispatched_at is not null) as parcel
    from orders o
    where o.division_id = ${divisionId} and ${isTheirs} and ${inView(filter.view)} and ${searched(filter.search)} and ${since(filter.since)}
    order by o.created_at desc, o.id desc limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage}`.execute(
    db,
  );
  return rows;
}

/** How many orders each view has, of those that fit the search and the days. */
export async function orderCounts(
  db: Bound,
  divisionId: number,
  filter: Pick<OrderFilter, "search" | "since">,
): Promise<Record<OrderView, number>> {
  const { rows } = await sql<Record<OrderView, number>>`
    select count(*)::int as all, count(*) filter (where ${inView("open")})::int as open,
      count(*) filter (where ${inView("needs")})::int as needs, count(*) filter (where ${inView("making")})::int as making,
      count(*) filter (where ${inView("sent")})::int as sent, count(*) filter (where ${inView("refunded")})::int as refunded
    from orders o where o.division_id = ${divisionId} and ${isTheirs} and ${searched(filter.search)} and ${since(filter.since)}`.execute(
    db,
  );
  return rows[0]!;
}

/** One paid order. */
export const findOrder = (db: Bound, divisionId: number, id: number) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .where("paid_at", "is not", null)
    .where("deleted_at", "is", null)
    .selectAll()
    .executeTakeFirst();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export interface ItemRow {
  id: number;
  product_id: number;
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
  sides: Side[];
}

/** The printed sides of what was sold: of its print files, else of the product as it is now. */
export const soldSides = sql`coalesce(
  nullif(array(select distinct f.side from print_files f where f.division_id = i.division_id and f.scene_hash = i.scene_hash), '{}'),
  array(select jsonb_object_keys(p.scene -> 'sides') from products p where p.division_id = i.division_id and p.id = i.product_id))`;

export async function itemsOfOrder(db: Bound, divisionId: number, orderId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, i.product_id, i.name, i.colour, i.size, i.blank_sku, i.quantity, i.image_sha256, i.price_minor, i.discount_minor,
      i.price_inc_tax_minor, i.discount_inc_tax_minor, i.unit_price_inc_tax_minor, ${soldSides} as sides
    from order_items i where i.division_id = ${divisionId} and i.order_id = ${orderId} order by i.position`.execute(db);
  return rows;
}

export interface LabelRow {
  id: number;
  code: string;
  order_item_id: number;
  state: LabelState;
  needs_pretreat: boolean;
  reached: Record<string, string>;
  parent_label_id: number | null;
}

/** The live labels of an order. */
export async function labelsOfOrder(db: Bound, divisionId: number, orderId: number): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select id, code, order_item_id, state, needs_pretreat, reached, parent_label_id from factory_labels
    where division_id = ${divisionId} and order_id = ${orderId} and state not in ('replaced', 'cancelled')
    order by order_item_id, counter`.execute(db);
  return rows;
}

export const logsOfOrder = (db: Bound, divisionId: number, orderId: number) =>
  db
    .selectFrom("order_status_logs")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .select(["id", "status", "actor_kind", "actor_name", "reason", "created_at"])
    .execute();

export const parcelsOfOrder = (db: Bound, divisionId: number, orderId: number) =>
  db
    .selectFrom("parcels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("dispatched_at", "is not", null)
    .select(["carrier", "tracking_code", "tracking_url"])
    .execute();

export const holdsOfOrder = (db: Bound, divisionId: number, orderId: number) =>
  db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .orderBy("id")
    .select(["code", "note", "placed_at"])
    .execute();

/** What a customer has bought in this shop, and the paid orders next to one in time. */
export async function aroundOrder(
  db: Bound,
  divisionId: number,
  order: Pick<OrderRow, "id" | "customer_id" | "created_at">,
) {
  const at = order.created_at;
  const { rows } = await sql<{ orders: number; spent: number; newer: number | null; older: number | null }>`
    select
      (select count(*)::int from orders o where o.division_id = ${divisionId} and o.customer_id = ${order.customer_id} and ${isTheirs}) as orders,
      (select coalesce(sum(o.total_minor), 0)::bigint from orders o
       where o.division_id = ${divisionId} and o.customer_id = ${order.customer_id} and ${isTheirs} and o.status <> 'refunded') as spent,
      (select o.id from orders o where o.division_id = ${divisionId} and ${isTheirs} and (o.created_at, o.id) > (${at}::timestamptz, ${order.id}::bigint)
       order by o.created_at, o.id limit 1) as newer,
      (select o.id from orders o where o.division_id = ${divisionId} and ${isTheirs} and (o.created_at, o.id) < (${at}::timestamptz, ${order.id}::bigint)
       order by o.created_at desc, o.id desc limit 1) as older`.execute(db);
  return rows[0]!;
}
