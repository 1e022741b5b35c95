import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** The address of a shop's collection of everything, under which the shops that begin with one have it. */
const everything = "all";

/**
 * Puts a new product into its shop's collection of everything, which is made where there is none, so that shoppers find
 * it once it is published. That collection fills itself (migration 0083). Where its people fill it by hand, this is done
 * once, when the product is made: a merchant who takes it out has it left out.
 */
export async function joinEverything(db: Bound, divisionId: DivisionId, productId: ProductId): Promise<void> {
  await db
    .insertInto("collections")
    .values({ division_id: divisionId, name: "All products", url_name: everything, rule: "{}" })
    .onConflict((same) => same.doNothing())
    .execute();
  await sql`insert into collection_products (division_id, collection_id, product_id)
    select division_id, id, ${productId} from collections where division_id = ${divisionId} and url_name = ${everything}
    on conflict do nothing`.execute(db);
}
