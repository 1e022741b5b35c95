// Shops as the list of orders names and offers them. Read by name_key and code.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";
import { begins } from "./order-filter.ts";

export interface ShopRow {
  id: DivisionId;
  name: string;
  code: string;
}

export const findShop = (db: Bound, id: DivisionId): Promise<ShopRow | undefined> =>
  db.selectFrom("divisions").where("id", "=", id).select(["id", "name", "code"]).executeTakeFirst();

/** Ids of the shops whose name begins so, with or without its article, or whose code it is: the first twenty. */
export async function shopsNamed(db: Bound, q: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select id from divisions where code = ${q.toUpperCase()}) union
    (select id from divisions where ${named(q)} order by name_key limit ${mostShopsSearched})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Shops with orders, by name: the first of all, or of those that the text names. */
export async function shopsWithOrders(db: Bound, q: string): Promise<ShopRow[]> {
  const shops = (which: RawBuilder<unknown>) => sql`
    (select d.id, d.name, d.code, d.name_key from divisions d
     where ${which} and exists (select from orders o where o.division_id = d.id) order by d.name_key limit ${mostShopsOffered})`;
  const found = q ? sql`${shops(named(q))} union ${shops(sql`d.code = ${q.toUpperCase()}`)}` : shops(sql`true`);
  const { rows } = await sql<ShopRow>`
    select id, name, code from (${found}) offered order by name_key, id limit ${mostShopsOffered}`.execute(db);
  return rows;
}

const named = (q: string) => begins("name_key", sql`shop_key(${q})`);

const mostShopsSearched = 20;
const mostShopsOffered = 50;
