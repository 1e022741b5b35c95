import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";
import type { VersionRow } from "../version-queries.ts";

/** A version as it is listed. A row of several automatic saves is the newest of them; the others are folded in it. */
export interface ListedVersion extends VersionRow {
  /** Those before it, newest first; empty for what was published or named. */
  folded: { version: number; createdAt: string }[];
}

export interface VersionListing {
  /** `named` are all that have a name, the published ones among them. */
  show: "all" | "published" | "named";
  page: number;
  perPage: number;
}

/** A pause after which automatic saves are a row of their own: a night is one, lunch is not. */
const pause = "3 hours";

const shown: Record<VersionListing["show"], RawBuilder<boolean>> = {
  all: sql`true`,
  published: sql`v.kind = 'published'`,
  named: sql`v.note <> ''`,
};

/**
 * What was kept of a page, last first, and how many rows that makes. Automatic saves of one person in a row are one row, before
 * the list is cut into pages, so that a row is never cut in two. Reads every version of the page by its index, without the pages.
 */
export async function listVersions(
  db: Bound,
  divisionId: DivisionId,
  pageId: number,
  { show, page, perPage }: VersionListing,
): Promise<{ rows: ListedVersion[]; total: number }> {
  const { rows } = await sql<ListedVersion & { total: number }>`
    with kept as (
      select v.id, v.version, v.kind, v.note, v.account_id, v.created_at,
        case when v.kind = 'automatic' and lag(v.kind) over newest = 'automatic'
          and lag(v.account_id) over newest is not distinct from v.account_id
          and lag(v.created_at) over newest - v.created_at < ${pause}::interval then 0 else 1 end as begins
      from page_versions v
      where v.division_id = ${divisionId} and v.page_id = ${pageId} and ${shown[show]}
      window newest as (order by v.created_at desc, v.id desc)
    ), placed as (
      select kept.*, sum(begins) over (order by created_at desc, id desc) as place from kept
    ), listed as (
      select place, coalesce(json_agg(json_build_object('version', version, 'createdAt', created_at) order by created_at desc, id desc)
          filter (where begins = 0), '[]') as folded
      from placed group by place
    )
    select t.total, r.* from (select count(*)::int as total from listed) t left join (
      select l.place, p.version, p.kind, p.note, p.created_at, l.folded, coalesce(nullif(a.full_name, ''), a.email) as full_name
      from listed l join placed p on p.place = l.place and p.begins = 1 left join accounts a on a.id = p.account_id
      order by l.place limit ${perPage} offset ${(page - 1) * perPage}
    ) r on true order by r.place`.execute(db);
  // Past the last page there is the number alone.
  return { rows: rows.filter(({ version }) => version !== null), total: rows[0]?.total ?? 0 };
}
