// The orders on a page of the list, and how many there are: a count stops at two thousand, since an exact number has no
// use beyond that. Open orders are few among all orders, so the saved views read the index on status.

import { type Bound, onceMark } from "@selvedge/db/bound";
import type { OrderId } from "@selvedge/domain/ids";
import { mostOrdersCounted } from "@selvedge/domain/limits";
import { sql } from "kysely";
import { begins, inView, isNarrowed, matchesFilter, type Named, type OrderFilter, orderOf } from "./order-filter.ts";
import { shopsNamed } from "./shop-queries.ts";

export interface OrdersFound {
  /** Of the page, in its order. */
  ids: number[];
  /** At most `mostOrdersCounted`, unless the page is beyond that. */
  total: number;
}

export const findOrders = (db: Bound, filter: OrderFilter, today: string): Promise<OrdersFound> =>
  isNarrowed(filter) ? asPersonAsks(db, filter, today) : wholeView(db, filter, today);

async function wholeView(db: Bound, filter: OrderFilter, today: string): Promise<OrdersFound> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<{ id: OrderId }>`
      select o.id from orders o where ${inView(filter, today)}
      order by ${orderOf(filter)} limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (select from orders o where ${inView(filter, today)} limit ${mostOrdersCounted}) counted`.execute(
      db,
    ),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted[0]!.total };
}

/** What a text matches in other tables. Each is looked up by an index, so that the list itself filters by ids alone. */
async function namedBy(db: Bound, q: string): Promise<Named> {
  if (q === "") return { shops: [], orders: [] };
  const [shops, sent, bought] = await Promise.all([shopsNamed(db, q), ordersSentAs(db, q), ordersOf(db, q)]);
  return { shops, orders: [...sent, ...bought] };
}

/** The order of a tracking number, however it is grouped. */
async function ordersSentAs(db: Bound, q: string): Promise<number[]> {
  const code = q.replaceAll(/\s/g, "").toUpperCase();
  if (!/^[A-Z0-9]{8,40}$/.test(code)) return [];
  const rows = await db
    .selectFrom("parcels")
    .where("tracking_code", "=", code)
    .select("order_id as id")
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

const mostProducts = 10;
/** Newest orders of each product: enough to page through. */
const mostOfProduct = 500;

/** The newest orders of the products whose name begins so. */
async function ordersOf(db: Bound, q: string): Promise<number[]> {
  if (q.trim().length < 3) return [];
  const { rows } = await sql<{ id: OrderId }>`
    with p as materialized (select id from products where ${begins("name_key", sql`search_key(${q})`)} order by name_key, id limit ${mostProducts})
    select distinct i.order_id as id from p cross join lateral (
      select order_id from order_items where product_id = p.id order by order_id desc limit ${mostOfProduct}) i`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * The first two thousand matches are found in the list's order, counted, and cut to the page. Planned for the actual
 * words each time: a rare name is looked up, a common one is found while reading the list. One plan for all words would
 * be a thousand times slower for some of them.
 */
async function asPersonAsks(db: Bound, filter: OrderFilter, today: string): Promise<OrdersFound> {
  const named = await namedBy(db, filter.q);
  const end = filter.page * filter.perPage;
  const { rows } = await sql<OrdersFound>`${sql.raw(onceMark)}
    with o as materialized (select o.id, o.ship_by, o.priority from orders o where ${inView(filter, today)} and ${matchesFilter(filter, named)}
      order by ${orderOf(filter)} limit ${Math.max(mostOrdersCounted, end)})
    select (select count(*)::int from o) as total,
      array_to_json(array(select o.id from o order by ${orderOf(filter)} limit ${filter.perPage} offset ${end - filter.perPage})) as ids`.execute(
    db,
  );
  return rows[0]!;
}
