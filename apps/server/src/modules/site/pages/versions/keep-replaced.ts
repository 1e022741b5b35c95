import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";
import type { DraftRow } from "../draft-queries.ts";
import { keepFirst } from "./write-versions.ts";

/** Who writes on without a pause has a state to go back to this often; a pause as long keeps one, too. In milliseconds. */
const everyMs = 2 * 60_000;
/**
 * Of a page, what was saved automatically in so many minutes stays. Minutes count, and not states: two people who write at
 * once make many of one minute, which would push everything older out.
 */
const mostMinutes = 100;

interface Replacing {
  at: Date;
  /** Whose draft takes its place. */
  by: number;
  /** The whole draft is another one afterwards, not a change of it. */
  isWhole?: boolean;
}

/**
 * Stores the draft of a locked page as an automatic version before it is overwritten, with its author and time. This happens
 * after a pause, at intervals while somebody writes on, and always where somebody else writes on or the whole draft is replaced:
 * a version is of one person. A draft that is stored already is not stored twice.
 */
export async function keepReplaced(
  db: Bound,
  { division_id: divisionId, id }: Pick<DraftRow, "division_id" | "id">,
  { at, by, isWhole = false }: Replacing,
): Promise<void> {
  const { rows } = await sql<{ isDue: boolean }>`
    select p.draft is distinct from last.page
      and (${isWhole} or p.updated_by <> ${by} or ${at}::timestamptz - p.updated_at >= ${every} or p.updated_at - coalesce(last.created_at, p.created_at) >= ${every})
      as "isDue"
    from pages p left join lateral (
      select v.page, v.created_at from page_versions v
      where v.division_id = p.division_id and v.page_id = p.id order by v.id desc limit 1
    ) last on true
    where p.division_id = ${divisionId} and p.id = ${id} and p.updated_by is not null`.execute(db);
  if (!rows[0]?.isDue) return;
  await keepFirst(db, divisionId, id);
  await sql`
    insert into page_versions (division_id, page_id, version, kind, page, account_id, created_at)
    select p.division_id, p.id, coalesce((select max(v.version) from page_versions v
        where v.division_id = p.division_id and v.page_id = p.id), 0) + 1,
      'automatic', p.draft, p.updated_by, p.updated_at
    from pages p where p.division_id = ${divisionId} and p.id = ${id}`.execute(db);
  await sql`
    delete from page_versions where division_id = ${divisionId} and page_id = ${id} and kind = 'automatic'
      and date_trunc('minute', created_at) <= (
        select date_trunc('minute', v.created_at) as minute from page_versions v
        where v.division_id = ${divisionId} and v.page_id = ${id} and v.kind = 'automatic'
        group by minute order by minute desc offset ${mostMinutes} limit 1)`.execute(db);
}

const every = sql`make_interval(secs => ${everyMs / 1000})`;
