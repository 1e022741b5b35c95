// The list of orders of every shop. Open orders are few beside all that were ever placed, so the saved views read the
// index on status; a count stops at two thousand, where nobody reads the number any more.
import type { Bound } from "@selvedge/db/bound";
import { holdKindOf } from "@selvedge/domain/factory/holds";
import { parseLabelCode } from "@selvedge/domain/labels/label-code";
import { mostOrdersCounted } from "@selvedge/domain/limits";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { type RawBuilder, sql } from "kysely";

export type ViewCode = "all" | "to_release" | "late" | "due_today" | "held" | "making" | "ready" | "issues";

export interface OrderFilter {
  view: ViewCode;
  q: string;
  status: string;
  shop?: number | undefined;
  shipBefore?: string | undefined;
  page: number;
  perPage: number;
}

export interface OrderRow {
  id: number;
  divisionId: number;
  reference: string;
  shop: string;
  shopCode: string;
  city: string;
  zip: string;
  country: string;
  status: OrderStatus;
  priority: number;
  shipBy: string | null;
  totalMinor: number;
  currency: string;
  createdAt: Date;
  units: number;
  images: string[] | null;
  labels: number;
  labelsDone: number;
  holds: string[] | null;
}

const open = sql`('paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue')`;
const hasHold = sql`exists (select from holds h where h.division_id = o.division_id and h.order_id = o.id and h.released_at is null)`;

/** What each saved view shows. `today` is the factory's day. */
const conditions: Record<ViewCode, (today: string) => RawBuilder<unknown>> = {
  all: () => sql`o.status <> 'new'`,
  to_release: () => sql`o.status = 'paid'`,
  late: (today) => sql`o.status in ${open} and o.ship_by < ${today}::date`,
  due_today: (today) => sql`o.status in ${open} and o.ship_by = ${today}::date`,
  held: () => sql`o.status in ${open} and ${hasHold}`,
  making: () => sql`o.status in ('processing', 'label_printed', 'printed')`,
  ready: () => sql`o.status in ('consolidated', 'packing')`,
  issues: () => sql`o.status in ('issue', 'disputed')`,
};

/** The filters that a person set, together with the view's own. */
function whereOf(filter: OrderFilter, today: string): RawBuilder<unknown> {
  const parts = [sql`o.deleted_at is null`, conditions[filter.view](today)];
  const statuses = filter.status.split(",").filter(Boolean);
  if (statuses.length > 0) parts.push(sql`o.status = any(${statuses}::text[])`);
  if (filter.shop !== undefined) parts.push(sql`o.division_id = ${filter.shop}`);
  if (filter.shipBefore) parts.push(sql`o.ship_by < ${filter.shipBefore}::date`);
  if (filter.q) parts.push(searchFor(filter.q));
  return sql.join(parts, sql` and `);
}

/**
 * An order's reference or number, a label's code, or the beginning of a name, an e-mail address, a postcode or a
 * shop's name. Each is looked up by its own index.
 */
function searchFor(q: string): RawBuilder<unknown> {
  const label = parseLabelCode(q);
  if (label.ok)
    return sql`(o.division_id, o.id) in (select division_id, order_id from factory_labels where id = ${label.number})`;
  const bare = q.replaceAll(/\s/g, "").toUpperCase();
  const text = sql`search_key(${q})`;
  const begins = (key: string, begin: RawBuilder<unknown>) =>
    sql`select id from orders where ${sql.ref(key)} >= ${begin} and ${sql.ref(key)} < ${begin} || ${lastLetter}`;
  const branches = [
    sql`select id from orders where reference = ${bare}`,
    begins("name_key", text),
    begins("last_name_key", text),
    begins("email_key", text),
    begins("zip_key", sql`replace(search_key(${q}), ' ', '')`),
    ordersOfShops(sql`name_key >= shop_key(${q}) and name_key < shop_key(${q}) || ${lastLetter} or code = ${bare}`),
  ];
  if (/^\d{1,15}$/.test(bare)) branches.push(sql`select id from orders where id = ${Number(bare)}`);
  return sql`o.id in (${sql.join(branches, sql` union `)})`;
}

/** The latest orders of each of a few shops. */
const ordersOfShops = (which: RawBuilder<unknown>) => sql`
  select latest.id from (select id from divisions where ${which} limit ${mostShops}) d
  cross join lateral (select id from orders where division_id = d.id and paid_at is not null and deleted_at is null
    order by created_at desc limit ${mostOrdersCounted}) latest`;

/** Stands behind every text that begins the same. */
const lastLetter = "\u{10FFFF}";

const mostShops = 20;

export async function findOrders(db: Bound, filter: OrderFilter, today: string): Promise<OrderRow[]> {
  const latestFirst = sql`o.ship_by desc nulls first, o.id desc`;
  const soonestFirst = sql`o.ship_by nulls last, o.priority desc, o.id`;
  const { rows } = await sql<OrderRow>`
    with page as (select o.division_id, o.id from orders o where ${whereOf(filter, today)}
      order by ${filter.view === "all" ? latestFirst : soonestFirst} limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage})
    select o.id, o.division_id as "divisionId", o.reference, d.name as shop, d.code as "shopCode", o.shipping_city as city,
      o.shipping_zip as zip, o.shipping_country as country, o.status, o.priority, o.ship_by as "shipBy",
      o.total_minor as "totalMinor", o.currency, o.created_at as "createdAt", i.units, i.images, l.labels, l.done as "labelsDone", h.codes as holds
    from page join orders o on o.division_id = page.division_id and o.id = page.id
    join divisions d on d.id = o.division_id
    cross join lateral (select coalesce(sum(quantity), 0)::int as units,
        (array_agg(image_sha256 order by position) filter (where image_sha256 is not null))[1:3] as images
      from order_items i where i.division_id = o.division_id and i.order_id = o.id) i
    cross join lateral (select count(*)::int as labels,
        count(*) filter (where state in ('qc_passed', 'pigeonholed', 'to_pack', 'packed', 'dispatched'))::int as done
      from factory_labels l where l.division_id = o.division_id and l.order_id = o.id and l.state not in ('replaced', 'cancelled')) l
    cross join lateral (select array_agg(code order by id) as codes from holds h
      where h.division_id = o.division_id and h.order_id = o.id and h.released_at is null) h
    order by ${filter.view === "all" ? latestFirst : soonestFirst}`.execute(db);
  return rows;
}

export async function countOrders(db: Bound, filter: OrderFilter, today: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from orders o where ${whereOf(filter, today)} limit ${mostOrdersCounted}) counted`.execute(
    db,
  );
  return rows[0]!.total;
}

export async function countViews(db: Bound, today: string): Promise<Record<Exclude<ViewCode, "all">, number>> {
  const { rows } = await sql<Record<Exclude<ViewCode, "all">, number>>`
    select count(*) filter (where ${conditions.to_release(today)})::int as to_release,
      count(*) filter (where ${conditions.late(today)})::int as late,
      count(*) filter (where ${conditions.due_today(today)})::int as due_today,
      count(*) filter (where ${conditions.held(today)})::int as held,
      count(*) filter (where ${conditions.making(today)})::int as making,
      count(*) filter (where ${conditions.ready(today)})::int as ready,
      count(*) filter (where ${conditions.issues(today)})::int as issues
    from orders o where o.deleted_at is null and o.status in ('paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue', 'disputed')`.execute(
    db,
  );
  return rows[0]!;
}

/** Shops that can be chosen in the filter, those with orders, by name. */
export async function shopsWithOrders(db: Bound): Promise<{ id: number; name: string; code: string }[]> {
  const { rows } = await sql<{ id: number; name: string; code: string }>`
    select d.id, d.name, d.code from divisions d
    where exists (select from orders o where o.division_id = d.id) order by d.name limit 200`.execute(db);
  return rows;
}

/** The hold to show of several: the one that stops the earliest step. */
export const firstHold = (codes: readonly string[] | null) => {
  const [code] = codes ?? [];
  if (code === undefined) return null;
  const kind = holdKindOf(code);
  return { code: kind.code, name: kind.name, tone: kind.tone };
};
