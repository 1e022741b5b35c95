import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { sql } from "kysely";

export interface PageRow {
  id: number;
  url: string;
  name: string;
  /** New after every change of the row: PostgreSQL's own number of the change. */
  rowVersion: string;
  /** null when the caller already holds this version. */
  page: WirePage | null;
}

/**
 * The published form of the page at an address of a shop. A caller that holds a version names it: if it is still valid,
 * the page itself, which may be long, is not sent again.
 */
export async function publishedPage(
  db: Bound,
  divisionId: DivisionId,
  url: string,
  heldVersion = "",
): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select id, url, name, xmin::text as "rowVersion", case when xmin::text = ${heldVersion} then null else published end as page
    from pages where division_id = ${divisionId} and url = ${url} and deleted_at is null and published is not null`.execute(
    db,
  );
  return rows[0];
}

/** Every published page of a shop by address. */
export async function pageIndex(db: Bound, divisionId: DivisionId) {
  const rows = await db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("deleted_at", "is", null)
    .where("published", "is not", null)
    .where(sql<boolean>`coalesce((published ->> 'published')::boolean, true)`)
    .select(["id", "url", "name"])
    .select((eb) =>
      eb
        .ref("published", "->")
        .key("properties" as never)
        .$castTo<{ title?: unknown } | null>()
        .as("properties"),
    )
    .orderBy("url")
    .limit(1000)
    .execute();
  return rows.map(({ properties, ...row }) => ({
    ...row,
    title: typeof properties?.title === "string" ? properties.title : "",
  }));
}
