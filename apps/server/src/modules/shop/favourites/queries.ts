import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { NewLine } from "../basket/index.ts";
import { type SellableRow, sellableColumns } from "../catalogue/index.ts";

/** The goods of a stored list, as far as the shop still has them. */
const goodsOfList = sql`from mailed_favourites f
  cross join jsonb_array_elements(f.lines) with ordinality as l (line, position)
  join products p on p.division_id = f.division_id and p.id = (l.line ->> 'productId')::bigint
  left join product_variants v on v.division_id = p.division_id and v.id = (l.line ->> 'variantId')::bigint`;

/** Whether a list was mailed with a link of this digest. */
export async function hasList(db: Bound, divisionId: DivisionId, tokenDigest: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom("mailed_favourites")
    .where("division_id", "=", divisionId)
    .where("token_digest", "=", tokenDigest)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The lines of a mailed list. A size that is not made any more leaves its product. */
export async function linesOfList(db: Bound, divisionId: DivisionId, tokenDigest: Buffer): Promise<NewLine[]> {
  const { rows } = await sql<NewLine>`
    select distinct on (1) case when v.id is null then 'p' || p.id else l.line ->> 'key' end as key, p.id as "productId",
      v.id as "variantId", 1 as quantity, (l.line ->> 'priceIncTaxMinor')::bigint as "priceIncTaxMinor"
    ${goodsOfList} where f.division_id = ${divisionId} and f.token_digest = ${tokenDigest}`.execute(db);
  return rows;
}

/** Where a list goes and its goods at the prices of now, in the list's order; null for one that is not there. */
export async function listToMail(db: Bound, divisionId: DivisionId, id: string) {
  const [list, goods] = await Promise.all([
    db
      .selectFrom("mailed_favourites")
      .where("division_id", "=", divisionId)
      .where("id", "=", id)
      .select("email")
      .executeTakeFirst(),
    sql<SellableRow>`select ${sellableColumns} ${goodsOfList}
      where f.division_id = ${divisionId} and f.id = ${id} order by l.position`.execute(db),
  ]);
  return list && list.email !== "" ? { email: list.email, goods: goods.rows } : null;
}
