import { insertRows, insertWithIds } from "../insert-rows.ts";
import type { Writing } from "../world.ts";
import type { WrittenProduct } from "../write-products.ts";

/** A shop's tags, each word once, and which of its products have them. */
export async function writeTags({ db, divisionId }: Writing, products: readonly WrittenProduct[]): Promise<void> {
  const names = [...new Set(products.flatMap(({ product }) => product.tags))];
  const ids = await insertWithIds(
    db,
    "tags",
    names.map((name) => ({ division_id: divisionId, type: "product", name })),
  );
  const entries = products.flatMap(({ id, product }) =>
    product.tags.map((name) => ({ division_id: divisionId, product_id: id, tag_id: ids[names.indexOf(name)] })),
  );
  await insertRows(db, "product_tags", entries);
}
