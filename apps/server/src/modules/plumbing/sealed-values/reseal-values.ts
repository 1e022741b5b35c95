// After a new key has come, seals what older keys sealed with the new one, so that the older ones may go.
import { keyIdOf, openText, sealText } from "@selvedge/db/sealing";
import { withoutDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { type SealedTable, sealedTables } from "./sealed-columns.ts";

export interface Resealed {
  resealed: number;
  /** Values that no key here opens; they stay as they are. */
  left: number;
}

/** Rows of one transaction: few, so that others hardly wait for a row. */
const batch = 100;

/**
 * Seals again every value that was sealed with another key than the current one. Tolerates running twice and beside
 * writers: a value that was changed in between is left to its writer.
 */
export async function resealValues(platform: Pick<Platform, "pools" | "config">): Promise<Resealed> {
  const done = { resealed: 0, left: 0 };
  for (const table of sealedTables) {
    let last = "";
    for (let next: string | null = last; next !== null; ) {
      next = await resealBatch(platform, table, last, done);
      last = next ?? last;
    }
  }
  if (done.resealed > 0 || done.left > 0) await logResealed(platform, done);
  return done;
}

/** The rows after `last`, in the order of their names; gives the last one's, or null where there was none. */
async function resealBatch(
  { pools, config: { fieldKeys } }: Pick<Platform, "pools" | "config">,
  { table, row, columns }: SealedTable,
  last: string,
  done: Resealed,
): Promise<string | null> {
  const name = sql`(${sql.raw(row)})::text collate "C"`;
  const isOlder = sql.join(
    columns.map((column) => sql`split_part(${sql.ref(`t.${column}`)}, '.', 2) <> ${fieldKeys.currentId}`),
    sql` or `,
  );
  return withoutDivision(pools.backOffice, async (db) => {
    const { rows } = await sql<Record<string, string | null> & { row: string }>`
      select ${name} as row, ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))} from ${sql.table(table)} t
      where (${isOlder}) and ${name} > ${last} order by 1 limit ${batch}`.execute(db);
    for (const found of rows) {
      for (const column of columns) {
        const sealed = found[column];
        if (!sealed || keyIdOf(sealed) === fieldKeys.currentId) continue;
        const place = { table, row: found.row, column };
        const opened = openText(fieldKeys, place, sealed);
        if (!opened.ok) {
          done.left++;
          continue;
        }
        await sql`update ${sql.table(table)} t set ${sql.ref(column)} = ${sealText(fieldKeys, place, opened.text)}
          where ${name} = ${found.row} and ${sql.ref(`t.${column}`)} = ${sealed}`.execute(db);
        done.resealed++;
      }
    }
    return rows.at(-1)?.row ?? null;
  });
}

const logResealed = ({ pools }: Pick<Platform, "pools">, done: Resealed) =>
  withoutDivision(pools.backOffice, (db) =>
    db
      .insertInto("platform_audit_log")
      .values({
        actor_kind: "system",
        actor_name: "Selvedge",
        action: "values.resealed",
        subject: "sealed values",
        detail: JSON.stringify(done),
      })
      .execute(),
  );
