import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { collections } from "./queries.ts";

/** A shop's collections. */
export async function listCollections(db: Bound, divisionId: DivisionId) {
  const rows = await collections(db, divisionId);
  return rows.map((row) => ({
    id: row.id,
    urlName: row.url_name,
    name: row.name,
    description: row.description,
    productCount: Number(row.product_count),
  }));
}
