import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

export interface Entry {
  log: "shop" | "platform";
  id: string;
  /** Everything in the entry, in one form. */
  content: string;
}

export interface Link {
  position: string;
  log: Entry["log"];
  entryId: string;
  hash: Buffer;
}

const parts = sql`id, actor_kind, actor_name, account_id, action, subject, detail, request_id, extract(epoch from created_at)`;

/** Both logs as one. The text is PostgreSQL's own of a list, the same for the same values. */
const entries = sql`(
  select 'shop' as log, id, xact, jsonb_build_array('shop', division_id, ${parts})::text as content from audit_log
  union all
  select 'platform', id, xact, jsonb_build_array('platform', null, ${parts})::text from platform_audit_log)`;

export interface Linked {
  position: string;
  hash: Buffer;
  linkedBefore: string;
}

/** The last link of the chain; undefined before the first. */
export async function lastLink(db: Bound): Promise<Linked | undefined> {
  const { rows } = await sql<Linked>`
    select position, hash, linked_before::text as "linkedBefore" from audit_links order by position desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/**
 * Entries without a link whose transactions have ended, at most `limit`, and the first transaction that may still be
 * running. Reads by the index on their transactions.
 */
export async function entriesToLink(
  db: Bound,
  from: string,
  limit: number,
): Promise<{ rows: Entry[]; before: string }> {
  const { rows: horizon } = await sql<{ before: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as before`.execute(db);
  const { before } = horizon[0]!;
  const { rows } = await sql<Entry>`
    select e.log, e.id, e.content from ${entries} e
    where e.xact >= ${from}::xid8 and e.xact < ${before}::xid8
      and not exists (select from audit_links l where l.log = e.log and l.entry_id = e.id)
    order by e.xact, e.log, e.id limit ${limit}`.execute(db);
  return { rows, before };
}

/** Links after a position with the entries that they name; a content of null is an entry that is gone. */
export async function linksAfter(db: Bound, position: string, limit: number) {
  const { rows } = await sql<Link & { content: string | null }>`
    select l.position, l.log, l.entry_id as "entryId", l.hash, e.content from (
      select * from audit_links where position > ${position}::bigint order by position limit ${limit}) l
    left join lateral (
      select jsonb_build_array('shop', division_id, ${parts})::text as content from audit_log where l.log = 'shop' and id = l.entry_id
      union all
      select jsonb_build_array('platform', null, ${parts})::text from platform_audit_log where l.log = 'platform' and id = l.entry_id) e on true
    order by l.position`.execute(db);
  return rows;
}

/** An entry that should have a link by now and has none: it was put in beside the log. */
export async function unlinkedEntry(db: Bound, before: string): Promise<Pick<Entry, "log" | "id"> | undefined> {
  const { rows } = await sql<Pick<Entry, "log" | "id">>`
    select e.log, e.id from ${entries} e where e.xact < ${before}::xid8
      and not exists (select from audit_links l where l.log = e.log and l.entry_id = e.id) limit 1`.execute(db);
  return rows[0];
}
