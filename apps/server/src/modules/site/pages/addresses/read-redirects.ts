import { isOwnPath } from "@selvedge/contracts/pages/own-paths";
import type { Bound } from "@selvedge/db/bound";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Platform } from "../../../../platform.ts";

interface Found {
  id: number | null;
  from: string;
  to: string;
  by: string | null;
  createdAt: Date;
  isPage: boolean;
}

/** Most that are listed. */
const most = 500;

/** Every address of a shop that leads elsewhere, newest first, with whether it still opens something. */
export const readRedirects = async ({ pools }: Platform, divisionId: DivisionId) =>
  readDivision(pools.web, divisionId, (db) => redirectsOf(db, divisionId));

/** The same, within a transaction. */
export async function redirectsOf(db: Bound, divisionId: DivisionId) {
  const { rows } = await sql<Found>`
    with pages_of as (select id, url, published is not null and coalesce((published ->> 'published')::boolean, true) as seen
      from pages where division_id = ${divisionId} and deleted_at is null)
    select null::bigint as id, f.url as "from", coalesce(p.url, d.url) as "to", null as by, f.left_at as "createdAt", coalesce(p.seen, false) as "isPage"
      from page_former_urls f left join pages_of p on p.id = f.page_id
        join pages d on d.division_id = f.division_id and d.id = f.page_id
      where f.division_id = ${divisionId}
    union all
    select r.id, r.from_url, r.to_url, coalesce(nullif(a.full_name, ''), a.email) as full_name, r.created_at,
        exists (select from pages_of p where p.url = r.to_url and p.seen)
      from page_redirects r join accounts a on a.id = r.account_id where r.division_id = ${divisionId}
    order by "createdAt" desc, "from" limit ${most}`.execute(db);
  const known = new Set(rows.map(({ from }) => from));
  return rows.map(({ isPage, createdAt, id, ...row }) => ({
    ...row,
    id: id === null ? null : Number(id),
    createdAt: createdAt.toISOString(),
    opens: isPage || row.to === "/" || !row.to.startsWith("/") || isOwnPath(row.to) || known.has(row.to),
  }));
}
