import type { Bound } from "@selvedge/db/bound";
import type { WirePage } from "@selvedge/pages/wire/wire";

export interface PageRow {
  id: number;
  url: string;
  name: string;
  page: WirePage;
}

/** The published form of the page at an address of a shop. */
export async function publishedPage(db: Bound, divisionId: number, url: string): Promise<PageRow | undefined> {
  const row = await db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("url", "=", url)
    .where("deleted_at", "is", null)
    .where("published", "is not", null)
    .select(["id", "url", "name", "published"])
    .executeTakeFirst();
  return row && { id: row.id, url: row.url, name: row.name, page: row.published as WirePage };
}

/** Every published page of a shop by address. */
export async function pageIndex(db: Bound, divisionId: number) {
  const rows = await db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("deleted_at", "is", null)
    .where("published", "is not", null)
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
