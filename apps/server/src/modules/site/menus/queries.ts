import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export const storedSettingsOf = async (db: Bound, divisionId: DivisionId): Promise<unknown> =>
  (await db.selectFrom("shop_settings").where("division_id", "=", divisionId).select("settings").executeTakeFirst())
    ?.settings;

/** The paths of everything that a shop shows to everyone: pages, collections, products, posts, and addresses that lead on. */
export async function knownPaths(db: Bound, divisionId: DivisionId): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ path: string }>`
    select url as path from pages where division_id = ${divisionId} and template is null and published is not null and deleted_at is null
    union all select f.url from page_former_urls f join pages p on p.division_id = f.division_id and p.id = f.page_id
      where f.division_id = ${divisionId} and p.deleted_at is null and p.published is not null
    union all select from_url from page_redirects where division_id = ${divisionId}
    union all select '/collection/' || url_name || '/' from collections where division_id = ${divisionId}
    union all select '/product/' || url_name || '/' from products where division_id = ${divisionId} and enabled
    union all select '/blog/' || url_name || '/' from posts where division_id = ${divisionId}`.execute(db);
  return new Set(rows.map(({ path }) => path));
}
