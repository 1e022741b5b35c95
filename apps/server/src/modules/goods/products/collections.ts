import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { urlNameOf } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";

interface Collection {
  id: number;
  name: string;
  urlName: string;
  products: number;
}

async function collectionRows(db: Bound, divisionId: DivisionId, urlName: string | null = null): Promise<Collection[]> {
  const { rows } = await sql<Collection>`
    select c.id, c.name, c.url_name as "urlName", count(p.id)::int as products from collections c
    left join collection_products cp on cp.division_id = c.division_id and cp.collection_id = c.id
    left join products p on p.division_id = cp.division_id and p.id = cp.product_id and p.deleted_at is null
    where c.division_id = ${divisionId} and (${urlName}::text is null or c.url_name = ${urlName}::text)
    group by c.division_id, c.id order by c.position, c.name`.execute(db);
  return rows;
}

/** The shop's collections in their order. */
export const listCollections = ({ pools }: Platform, divisionId: DivisionId): Promise<Collection[]> =>
  withDivision(pools.web, divisionId, (db) => collectionRows(db, divisionId));

/** Makes a collection, or gives the one whose address this name would have. */
export const createCollection = ({ pools }: Platform, by: Merchant, name: string): Promise<Collection> =>
  withDivision(pools.web, by.divisionId, async (db) => {
    const { divisionId } = by;
    const urlName = urlNameOf(name, "collection");
    const { numInsertedOrUpdatedRows: isNew } = await db
      .insertInto("collections")
      .values({ division_id: divisionId, name, url_name: urlName })
      .onConflict((same) => same.doNothing())
      .executeTakeFirstOrThrow();
    const [made] = await collectionRows(db, divisionId, urlName);
    if (!made) throw new Error("a collection is gone that was just written");
    if (isNew)
      await writeAudit(db, {
        ...byMerchant(by),
        action: "collection.created",
        subject: `collection ${made.id}`,
        detail: { name },
      });
    return made;
  });
