import type { CallReply } from "@selvedge/contracts/call";
import type { collectionCalls } from "@selvedge/contracts/collections/collections.calls";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { state } from "../products/index.ts";

export type Collection = CallReply<typeof collectionCalls.createCollection>["data"];

/**
 * The shop's collections in their order, or the one with an address or an id, each with how many products are in it. What is
 * hidden, such as what is made for a quote, does not count.
 */
export async function collectionRows(
  db: Bound,
  divisionId: DivisionId,
  { urlName = null, id = null }: { urlName?: string | null; id?: number | null } = {},
): Promise<Collection[]> {
  const { rows } = await sql<Collection>`
    select c.id::int, c.name, c.url_name as "urlName", c.description, c.rule, count(p.id)::int as products from collections c
    left join collection_products cp on cp.division_id = c.division_id and cp.collection_id = c.id
    left join products p on p.division_id = cp.division_id and p.id = cp.product_id and p.deleted_at is null
      and ${state} <> 'hidden'
    where c.division_id = ${divisionId} and (${urlName}::text is null or c.url_name = ${urlName}::text)
      and (${id}::bigint is null or c.id = ${id}::bigint)
    group by c.division_id, c.id order by c.position, c.name`.execute(db);
  return rows;
}
