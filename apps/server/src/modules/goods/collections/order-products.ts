import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Origins } from "../../../origins.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { imageSizes } from "../../plumbing/files/index.ts";
import { collectionRows } from "./queries.ts";

interface Row {
  id: ProductId;
  name: string;
  sizes: Record<string, string> | null;
  alt_text: string | null;
}

/** What is in a collection, as its page lists it by itself: in its own order, else best selling first. Throws notFound. */
export async function productsInOrder(db: Bound, origins: Origins, divisionId: DivisionId, id: number) {
  const found = await db
    .selectFrom("collections")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select("is_ordered")
    .executeTakeFirst();
  if (!found) throw new Refusal("notFound");
  const order = found.is_ordered ? sql`nullif(m.position, 0) nulls last, p.id` : sql`p.orders desc, p.id`;
  const { rows } = await sql<Row>`
    select p.id, p.name, i.sizes, i.alt_text from collection_products m
    join products p on p.division_id = m.division_id and p.id = m.product_id and p.deleted_at is null
    left join lateral (
      select sizes, alt_text from product_images i
      where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
      order by i.colour = p.default_colour desc, i.side = 'front' desc, i.position limit 1) i on true
    where m.division_id = ${divisionId} and m.collection_id = ${id} order by ${order} limit 1000`.execute(db);
  return {
    isOrdered: found.is_ordered,
    products: rows.map(({ id, name, sizes, alt_text }) => ({
      ...{ id, name },
      image: sizes && { sizes: imageSizes(origins, divisionId, sizes), altText: alt_text ?? name },
    })),
  };
}

/**
 * Puts what is in a collection that is filled by hand into an order; no ids leave best selling first. Refuses one of another
 * shop, and one that fills itself: what a rule brings has no place in an order.
 */
export const orderProducts = (
  { pools, origins }: Platform,
  by: Merchant,
  { id, ids }: { id: number; ids: readonly ProductId[] },
) =>
  withDivision(pools.web, by.divisionId, async (db) => {
    const [found] = await collectionRows(db, by.divisionId, { id });
    if (!found) throw new Refusal("notFound");
    if (found.rule !== null && ids.length > 0)
      throw new Refusal("validation", { message: "This collection fills itself, so it has no order of its own." });
    await sql`update collections set is_ordered = ${ids.length > 0} where division_id = ${by.divisionId} and id = ${id}`.execute(
      db,
    );
    await sql`update collection_products set position = coalesce(array_position(${[...ids]}::bigint[], product_id), 0)
      where division_id = ${by.divisionId} and collection_id = ${id}`.execute(db);
    // What a shop's lists are made from is cached for the whole shop.
    await sql`select announce_stale(array[${`division:${by.divisionId}`}]::text[])`.execute(db);
    await writeAudit(db, { ...byMerchant(by), action: "collection.products_ordered", subject: `collection ${id}` });
    return productsInOrder(db, origins, by.divisionId, id);
  });
