import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { ExportedTable } from "./exported-tables.ts";

/** The latest exports of a shop. */
export const latestExports = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("shop_exports")
    .where("division_id", "=", divisionId)
    .orderBy("id", "desc")
    .limit(5)
    .select(["id", "state", "done", "total", "size_bytes", "reason", "created_at", "expires_at"])
    .execute();

export const findExport = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("shop_exports")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(["id", "state", "expires_at", "asked_by"])
    .executeTakeFirst();

interface Closing {
  name: string;
  open_orders: number;
  closes_at: Date | null;
  closed_at: Date | null;
}

/** A shop's name, its paid and unfinished orders, and when it closes. */
export async function closingOf(db: Bound, divisionId: DivisionId): Promise<Closing> {
  const { rows } = await sql<Closing>`
    select d.name, c.closes_at, c.closed_at,
      (select count(*)::int from orders o where o.division_id = d.id and o.deleted_at is null and o.status in
        ('paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue', 'disputed')) as open_orders
    from divisions d left join shop_closings c on c.division_id = d.id where d.id = ${divisionId}`.execute(db);
  return rows[0]!;
}

export async function countRows(db: Bound, divisionId: DivisionId, { table }: ExportedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where division_id = ${divisionId}`.execute(db);
  return rows[0]!.count;
}

/** Rows of a table behind a key, as they go into the export. */
export async function rowsBehind(
  db: Bound,
  divisionId: DivisionId,
  { table, without, key }: ExportedTable,
  last: string | null,
): Promise<{ key: string; row: unknown }[]> {
  const isBehind = last === null ? sql`true` : sql`t.${sql.raw(key)} > ${last}`;
  const { rows } = await sql<{ key: string; row: unknown }>`
    select t.${sql.raw(key)}::text as key, to_jsonb(t) - ${[...without]}::text[] as row from ${sql.table(table)} t
    where t.division_id = ${divisionId} and ${isBehind} order by t.${sql.raw(key)} limit 500`.execute(db);
  return rows;
}

/** The files of a shop's own: artworks as they were uploaded, and what its pages show. */
export const filesOf = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("files")
    .where("division_id", "=", divisionId)
    .where((where) =>
      where.or([
        where("is_public", "=", true),
        where("sha256", "in", where.selectFrom("artworks").where("division_id", "=", divisionId).select("sha256")),
      ]),
    )
    .orderBy("sha256")
    .select(["sha256", "mime"])
    .execute();

/** Shops whose day of closing has come. */
export async function dueClosings({ backOffice }: Pools, at: Date): Promise<DivisionId[]> {
  const { rows } = await backOffice.query(
    "select division_id from shop_closings where closed_at is null and closes_at <= $1",
    [at],
  );
  return rows.map(({ division_id }) => division_id);
}

/** Exports whose time is over. */
export async function expiredExports(
  { backOffice }: Pools,
  at: Date,
): Promise<{ divisionId: DivisionId; id: number }[]> {
  const { rows } = await backOffice.query(
    "select division_id, id::int as id from shop_exports where expires_at <= $1",
    [at],
  );
  return rows.map(({ division_id, id }) => ({ divisionId: division_id, id }));
}
