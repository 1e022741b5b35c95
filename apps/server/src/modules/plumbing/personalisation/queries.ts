import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { WrittenOn } from "./fill-in.ts";
import { templateColumn } from "./template-row.ts";

/** A product on sale by the name in its address. */
export async function writtenOnSale(db: Bound, divisionId: DivisionId, urlName: string) {
  const { rows } = await sql<Omit<WrittenOn, "hex">>`
    select p.blank_code as "blankCode", p.scene, ${templateColumn} as template from products p
    where p.division_id = ${divisionId} and p.url_name = ${urlName} and p.blank_code is not null and p.enabled and p.deleted_at is null
      and p.published_at is not null and p.approval_status <> 'denied'`.execute(db);
  return rows[0];
}

/** A product as far as its texts are concerned; undefined for one that the shop does not have. */
export async function writtenOn(
  db: Bound,
  divisionId: DivisionId,
  productId: ProductId,
): Promise<Omit<WrittenOn, "hex"> | undefined> {
  const { rows } = await sql<Omit<WrittenOn, "hex">>`
    select p.blank_code as "blankCode", p.scene, ${templateColumn} as template from products p
    where p.division_id = ${divisionId} and p.id = ${productId} and p.blank_code is not null`.execute(db);
  return rows[0];
}
