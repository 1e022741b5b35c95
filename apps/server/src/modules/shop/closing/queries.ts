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
  asked_at: Date | null;
  closes_at: Date | null;
  closed_at: Date | null;
}

/** A shop's name, its paid and unfinished orders, and when it closes. */
export async function closingOf(db: Bound, divisionId: DivisionId): Promise<Closing> {
  const { rows } = await sql<Closing>`
    select d.name, c.asked_at, c.closes_at, c.closed_at,
      (select count(*)::int from orders o where o.division_id = d.id and o.deleted_at is null and o.status in
        ('paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue', 'disputed')) as open_orders
    from divisions d left join shop_closings c on c.division_id = d.id where d.id = ${divisionId}`.execute(db);
  return rows[0]!;
}

export async function countRows(db: Bound, divisionId: DivisionId, { table, shop }: ExportedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(shop)} = ${divisionId}`.execute(db);
  return rows[0]!.count;
}

/** The columns that tell the rows of one shop apart, in the order of their index; none of a table with one row for a shop. */
export async function keyOf(db: Bound, { table, shop }: ExportedTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i join unnest(i.indkey) with ordinality as k(number, place) on true
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = ${table}::regclass and i.indisprimary and a.attname <> ${shop} order by k.place`.execute(db);
  return rows.map(({ name }) => name);
}

const rowsAtOnce = 500;

/** Rows of a table behind the key of the last one, as they go into the export. */
export async function rowsBehind(
  db: Bound,
  divisionId: DivisionId,
  { table, without, shop, beside, key }: ExportedTable & { key: readonly string[] },
  last: readonly string[] | null,
): Promise<{ key: string[]; row: unknown }[]> {
  const columns = key.map((name) => sql.ref(`t.${name}`));
  const isBehind =
    last === null || columns.length === 0
      ? sql`${last === null}`
      : sql`(${sql.join(columns)}) > (${sql.join(last.map((value) => sql`${value}`))})`;
  const order = columns.length === 0 ? sql`` : sql`order by ${sql.join(columns)}`;
  const texts = columns.map((column) => sql`${column}::text`);
  const { rows } = await sql<{ key: string[]; row: unknown }>`
    select array[${sql.join(texts)}]::text[] as key, (to_jsonb(t) - ${[...without]}::text[]) || ${beside ? sql.raw(beside) : sql`'{}'::jsonb`} as row
    from ${sql.table(table)} t where t.${sql.ref(shop)} = ${divisionId} and ${isBehind} ${order} limit ${rowsAtOnce}`.execute(
    db,
  );
  return rows;
}

/** The files of a shop's own: artworks as they were uploaded, what its pages show, photos of returns and pictures of proofs. */
export const filesOf = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("files")
    .where("division_id", "=", divisionId)
    .where((where) =>
      where.or([
        where("is_public", "=", true),
        where("sha256", "in", where.selectFrom("artworks").where("division_id", "=", divisionId).select("sha256")),
        where(
          "sha256",
          "in",
          where.selectFrom("return_lines").where("division_id", "=", divisionId).select("photo_sha256"),
        ),
        where(
          "sha256",
          "in",
          where.selectFrom("quote_proofs").where("division_id", "=", divisionId).select("image_sha256"),
        ),
        where(
          "sha256",
          "in",
          where.selectFrom("quote_proofs").where("division_id", "=", divisionId).select("back_image_sha256"),
        ),
      ]),
    )
    .orderBy("sha256")
    .select(["sha256", "mime"])
    .execute();

interface ClosingMailFacts {
  owners: { id: number; email: string }[];
  timeZone: string;
  /** It still waits for its day. */
  isClosing: boolean;
}

/** Whom a step of a closing is told: every owner who can sign in. */
export async function closingMailFacts(db: Bound, divisionId: DivisionId, askedAt: Date): Promise<ClosingMailFacts> {
  const { rows } = await sql<ClosingMailFacts>`
    select d.time_zone as "timeZone",
      coalesce((select json_agg(json_build_object('id', a.id, 'email', a.email) order by m.id) from memberships m
        join accounts a on a.id = m.account_id where m.division_id = d.id and m.role = 'owner' and a.disabled_at is null), '[]') as owners,
      exists (select from shop_closings c where c.division_id = d.id and c.closed_at is null
        and date_trunc('milliseconds', c.asked_at) = ${askedAt}) as "isClosing"
    from divisions d where d.id = ${divisionId}`.execute(db);
  return rows[0]!;
}

/** Shops whose day of closing is near and whose owners have not been reminded of it. */
export async function nearClosings({ backOffice }: Pools, at: Date, nearMs: number): Promise<DivisionId[]> {
  const { rows } = await backOffice.query(
    "select division_id from shop_closings where closed_at is null and reminded_at is null and closes_at > $1 and closes_at <= $2",
    [at, new Date(at.getTime() + nearMs)],
  );
  return rows.map(({ division_id }) => division_id);
}

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

/** Somebody's name, their address where they have given none: the owners have to know who it was. */
export async function nameOf(db: Bound, accountId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(full_name, ''), email) as name from accounts where id = ${accountId}`.execute(db);
  return rows[0]!.name;
}
