// Writes of several tables in one statement: PostgreSQL is told once, plans once and answers once.
import { type OperationNodeSource, type RawBuilder, sql } from "kysely";
import type { Bound } from "./bound.ts";

/** Statements that write, by the names under which they may read what another returns. */
export type Writes = Record<string, OperationNodeSource>;

/**
 * Runs writes as the parts of one statement and gives the rows of `answer`, a select that may read what they return. All
 * of them see the database as it was before the first; foreign keys between them are checked when all are done, so a row
 * and what refers to it go together. Two writes of the same row do not: PostgreSQL carries out one of them.
 */
export async function writeTogether<Row>(
  db: Bound,
  writes: Writes,
  answer: RawBuilder<Row> = sql<Row>`select`,
): Promise<Row[]> {
  const parts = Object.entries(writes).map(([name, write]) => sql`${sql.ref(name)} as (${write})`);
  const { rows } = await sql<Row>`with ${sql.join(parts)} ${answer}`.execute(db);
  return rows;
}
