import type { Bound } from "@selvedge/db/bound";
import type { Database } from "@selvedge/db/tables";
import { sql } from "kysely";

type Row<T extends keyof Database> = { readonly [K in keyof Database[T]]?: unknown };

/**
 * Inserts rows of one shape with one statement: they travel as one JSON text and PostgreSQL reads each column by its own
 * type. Instants are Dates, bytes are `bytes(...)`. Every row has the columns of the first.
 */
export async function insertRows<T extends keyof Database & string>(
  db: Bound,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.executeQuery(insertion(table, rows, sql``).compile(db));
}

/** The same, giving back the ids in the order of the rows. */
export async function insertWithIds<T extends keyof Database & string>(
  db: Bound,
  table: T,
  rows: readonly Row<T>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const result = await db.executeQuery<{ id: number }>(insertion(table, rows, sql`returning id`).compile(db));
  return result.rows.map((row) => row.id);
}

/** A bytea column's value as JSON carries it. */
export const bytes = (value: Buffer): string => `\\x${value.toString("hex")}`;

function insertion<T extends keyof Database & string>(table: T, rows: readonly Row<T>[], end: ReturnType<typeof sql>) {
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  return sql<{ id: number }>`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) ${end}`;
}
