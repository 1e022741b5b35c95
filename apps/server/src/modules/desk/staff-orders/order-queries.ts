// One order, with everything that staff see of it. Each query takes the order's own division.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { changeActions } from "@selvedge/domain/orders/lines/change-entry";
import { sql } from "kysely";

export async function findOrder(db: Bound, orderId: OrderId) {
  return db
    .selectFrom("orders as o")
    .innerJoin("divisions as d", "d.id", "o.division_id")
    .leftJoin("subdomains as s", "s.division_id", "o.division_id")
    .where("o.id", "=", orderId)
    .selectAll("o")
    .select(["d.name as shop_name", "d.code as shop_code", "s.label as shop_label"])
    .select(
      sql<boolean>`exists (select from quotes q where q.division_id = o.division_id and q.order_id = o.id)`.as(
        "is_quoted",
      ),
    )
    .executeTakeFirst();
}
export type StaffOrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>> & { status: OrderStatus };

export const itemsOf = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("order_items as i")
    .innerJoin("products as p", (join) =>
      join.onRef("p.division_id", "=", "i.division_id").onRef("p.id", "=", "i.product_id"),
    )
    .where("i.division_id", "=", divisionId)
    .where("i.order_id", "=", orderId)
    .orderBy("i.position")
    .selectAll("i")
    .select("p.approval_status")
    .select(
      sql<number>`coalesce((select sum(l.quantity)::int from refund_lines l where l.division_id = i.division_id and l.order_item_id = i.id), 0)`.as(
        "refunded",
      ),
    )
    .execute();
export type StaffItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

export const holdsOf = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("id")
    .selectAll()
    .execute();
export type HoldRow = Awaited<ReturnType<typeof holdsOf>>[number];

export const statusLogOf = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("order_status_logs")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(100)
    .select(["id", "from_status", "status", "actor_kind", "actor_name", "reason", "created_at"])
    .execute();

/** What was changed of the order, and the money of it, by whom. */
export const changeEntriesOf = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("audit_log")
    .where("division_id", "=", divisionId)
    .where("subject", "=", `order ${orderId}`)
    .where("action", "in", changeActions)
    .select(["id", "action", "actor_name", "created_at", "detail"])
    .execute();
export type ChangeEntryRow = Awaited<ReturnType<typeof changeEntriesOf>>[number];

export const attemptsOf = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("payment_attempts")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .select(["id", "payment_method_name", "amount_minor", "currency", "state", "message", "created_at"])
    .execute();

export interface ParcelRow {
  factory: string;
  service: string;
  state: "waiting" | "making" | "packed" | "sent" | "cancelled";
  carrier: string;
  trackingCode: string;
  trackingUrl: string;
}

/** Whether the money of every piece of a part `f` went back; false of a parcel without a part. */
const isRefundedPart = sql<boolean>`f.id is not null and not exists (
  select from fulfilment_order_items fi where fi.division_id = f.division_id and fi.fulfilment_order_id = f.id and fi.quantity > (
    select coalesce(sum(r.quantity), 0) from refund_lines r where r.division_id = fi.division_id and r.order_item_id = fi.order_item_id))`;

/** The parts of an order that several factories make with their parcels; else the parcel that it was packed in. */
export async function parcelsOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select coalesce(f.factory_code, p.factory_code) as factory, coalesce(f.service, p.service) as service,
      case when p.dispatched_at is not null then 'sent' when f.state = 'cancelled' then 'cancelled' when p.id is not null then 'packed'
        when f.state = 'in_production' then 'making' when ${isRefundedPart} then 'cancelled' else 'waiting' end as state,
      coalesce(p.carrier, f.carrier) as carrier, coalesce(p.tracking_code, '') as "trackingCode", coalesce(p.tracking_url, '') as "trackingUrl"
    from (select * from factory_fulfilment_orders where division_id = ${divisionId} and order_id = ${orderId}) f
    full join (select * from parcels where division_id = ${divisionId} and order_id = ${orderId}) p on p.factory_code = f.factory_code
    order by 1 desc`.execute(db);
  return rows;
}

export interface LabelMove {
  id: number;
  label_id: number;
  code: string;
  to_state: string | null;
  /** How many garments of the order the scan moved; the label is one of them. */
  garments: number;
  message_code: string;
  created_at: Date;
  station: string;
  device: string | null;
  first_name: string;
  last_name: string;
}

/** Every scan that moved a label of the order, first to last, with who and where. */
export async function movesOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<LabelMove[]> {
  const { rows } = await sql<LabelMove>`
    select e.id, e.label_id, l.code, e.to_state, e.garments, e.message_code, e.created_at, s.name as station, s.device, u.first_name, u.last_name
    from scan_events e join factory_labels l on l.division_id = e.division_id and l.id = e.label_id
    join stations s on s.code = e.station_code join staff_users u on u.id = e.staff_user_id
    where l.division_id = ${divisionId} and l.order_id = ${orderId} and e.outcome = 'moved' order by e.id`.execute(db);
  return rows;
}

export interface LabelPrint {
  id: number;
  labels: number;
  /** One of them. */
  code: string;
  reason: string;
  actor_name: string;
  created_at: Date;
}

/** Every time that labels of the order came out of the paper printer: those of one moment together. */
export async function labelPrintsOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<LabelPrint[]> {
  const { rows } = await sql<LabelPrint>`
    select min(p.id) as id, count(*)::int as labels, min(l.code) as code, p.reason, p.actor_name, min(p.created_at) as created_at
    from label_print_logs p join factory_labels l on l.division_id = p.division_id and l.id = p.label_id
    where l.division_id = ${divisionId} and l.order_id = ${orderId}
    group by date_trunc('second', p.created_at), p.reason, p.actor_name order by 1`.execute(db);
  return rows;
}

export interface PrintFileRow {
  id: number;
  name: string;
  side: string;
  sha256: string;
  width_px: number;
  height_px: number;
  dpi: number;
  size_bytes: number;
}

/** The newest file of each side of each design in the order, at the size that was bought. */
export async function printFilesOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<PrintFileRow[]> {
  const { rows } = await sql<PrintFileRow>`
    select distinct on (min(i.position), f.side) f.id, min(i.name) as name, f.side, f.sha256, f.width_px, f.height_px, f.dpi, f.size_bytes
    from order_items i join blank_variants v on v.sku = i.blank_sku
    join print_files f on f.division_id = i.division_id and f.scene_hash = i.scene_hash and f.scale_permille = v.print_scale_permille
    where i.division_id = ${divisionId} and i.order_id = ${orderId}
    group by f.division_id, f.id order by min(i.position), f.side desc, f.id desc`.execute(db);
  return rows;
}

export const printFileOf = (db: Bound, divisionId: DivisionId, fileId: number) =>
  db
    .selectFrom("print_files")
    .where("division_id", "=", divisionId)
    .where("id", "=", fileId)
    .select(["sha256", "side"])
    .executeTakeFirst();
