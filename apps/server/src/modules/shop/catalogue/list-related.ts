import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { relatedProducts } from "@selvedge/domain/products/related-products";
import { relatedCandidates } from "./queries.ts";

/** The ids of what is shown beside a product, best sellers first; none for a name that no product on sale has. */
export async function listRelated(db: Bound, divisionId: DivisionId, urlName: string, limit: number) {
  const rows = await relatedCandidates(db, divisionId, urlName, limit);
  const self = rows.find(({ isSelf }) => isSelf);
  return self ? relatedProducts(self, rows, limit) : [];
}
