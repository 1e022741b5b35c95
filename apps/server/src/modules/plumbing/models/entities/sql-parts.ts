// Pieces of SQL that several models share.
import { type RawBuilder, sql } from "kysely";

/** An instant inside JSON, as calls write it: "2026-11-20T09:12:00.000Z". */
export const utc = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The keys that a query gives, in its order, as a relation's `keys` wants them. */
export const keysOf = (query: RawBuilder<unknown>): RawBuilder<unknown> => sql`array_to_json(array(${query}))`;
