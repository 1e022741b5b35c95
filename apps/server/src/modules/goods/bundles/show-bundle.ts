import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { piecesOf, presentBundle } from "./present.ts";
import { findBundle, itemsOfBundle, partsByIds } from "./queries.ts";

/** A bundle as its merchant edits it; throws notFound for what is no bundle of the shop. */
export const showBundle = (platform: Platform, divisionId: DivisionId, id: ProductId) =>
  withDivision(platform.pools.web, divisionId, (db) => showBundleIn(db, platform, divisionId, id));

/** The same inside a transaction that has already begun. */
export async function showBundleIn(db: Bound, { origins }: Platform, divisionId: DivisionId, id: ProductId) {
  const { row, items, pieces } = await requireBundle(db, divisionId, id);
  const gone = items.filter((item) => !pieces.some(({ productId }) => productId === item.productId));
  return { ...presentBundle(origins, divisionId, row, pieces), gone: await namesOf(db, divisionId, gone) };
}

/** The names of parts that are deleted, or cannot be a part any more. */
async function namesOf(db: Bound, divisionId: DivisionId, gone: readonly { productId: ProductId }[]) {
  if (gone.length === 0) return [];
  const rows = await db
    .selectFrom("products")
    .where("division_id", "=", divisionId)
    .where(
      "id",
      "in",
      gone.map(({ productId }) => productId),
    )
    .orderBy("name")
    .select("name")
    .execute();
  return rows.map(({ name }) => name);
}

export async function requireBundle(db: Bound, divisionId: DivisionId, id: ProductId) {
  const [row, items] = await Promise.all([findBundle(db, divisionId, id), itemsOfBundle(db, divisionId, id)]);
  if (!row) throw new Refusal("notFound");
  const rows = await partsByIds(
    db,
    divisionId,
    items.map(({ productId }) => productId),
  );
  return { row, items, pieces: piecesOf(items, rows) };
}
