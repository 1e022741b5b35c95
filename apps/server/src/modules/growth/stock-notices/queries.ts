import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** The product of a variant that shoppers may see. */
export async function productOfVariant(db: Bound, divisionId: DivisionId, variantId: number) {
  const { rows } = await sql<{ url_name: string }>`
    select p.url_name from product_variants v join products p on p.division_id = v.division_id and p.id = v.product_id
    where v.division_id = ${divisionId} and v.id = ${variantId} and v.enabled and p.enabled and p.deleted_at is null
      and p.published_at is not null`.execute(db);
  return rows[0];
}

export interface NoticeToMail {
  email: string;
  name: string;
  url_name: string;
  colour: string;
  size: string;
}

/** What the mail of a notice says; null once it is sent, and for a product that is gone. */
export async function noticeToMail(db: Bound, divisionId: DivisionId, id: number): Promise<NoticeToMail | null> {
  const { rows } = await sql<NoticeToMail>`
    select n.email, p.name, p.url_name, v.colour, v.size from stock_notices n
    join product_variants v on v.division_id = n.division_id and v.id = n.variant_id and v.enabled
    join products p on p.division_id = v.division_id and p.id = v.product_id and p.enabled and p.deleted_at is null
    where n.division_id = ${divisionId} and n.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
