import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { isOnSale } from "./queries.ts";

/** How many products, kinds of goods and collections a shop has on sale, with their words; what it has none of is left out. */
export async function countGoods(db: Bound, divisionId: DivisionId): Promise<{ figure: string; text: string }[]> {
  const { rows } = await sql<{ products: number; blanks: number; collections: number }>`
    select count(*) as products, count(distinct p.blank_code) as blanks,
      (select count(distinct cp.collection_id) from collection_products cp join products p
         on p.division_id = cp.division_id and p.id = cp.product_id
       where cp.division_id = ${divisionId} and ${isOnSale}) as collections
    from products p where p.division_id = ${divisionId} and ${isOnSale}`.execute(db);
  const { products = 0, blanks = 0, collections = 0 } = rows[0] ?? {};
  return [
    counted(products, "product", "products"),
    counted(blanks, "kind of goods", "kinds of goods"),
    counted(collections, "collection", "collections"),
  ].filter(({ figure }) => figure !== "0");
}

const counted = (count: number, one: string, more: string) => ({
  figure: String(count),
  text: count === 1 ? one : more,
});
