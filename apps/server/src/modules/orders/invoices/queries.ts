import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { sql } from "kysely";

/** An order that is paid, or ordered on terms, of a customer who is still one; or undefined. Who may see every order sees one of an erased customer too. */
export const paidOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId, isForShop = false) =>
  db
    .selectFrom("orders as o")
    .innerJoin("customers as c", (join) =>
      join.onRef("c.division_id", "=", "o.division_id").onRef("c.id", "=", "o.customer_id"),
    )
    .where("o.division_id", "=", divisionId)
    .where("o.id", "=", orderId)
    .leftJoin("quotes as q", (join) =>
      join.onRef("q.division_id", "=", "o.division_id").onRef("q.order_id", "=", "o.id"),
    )
    .where(sql<boolean>`(o.paid_at is not null or q.due_on is not null)`)
    .$if(!isForShop, (query) => query.where("c.erased_at", "is", null))
    .selectAll("o")
    .select([sql<string | null>`q.due_on::text`.as("dueOn"), "q.terms_days as termsDays"])
    .executeTakeFirst();

export const paidOrderByDigest = (db: Bound, divisionId: DivisionId, digest: Buffer) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("receipt_digest", "=", digest)
    .where("paid_at", "is not", null)
    .select("id")
    .executeTakeFirst();

/** An order's lines as they were sold. */
export const soldLines = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("order_items")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("position")
    .select(["name", "colour", "size", "bundle_name", "personalisation", "quantity", "tax_rate", "tax_treatment"])
    .select(["price_minor", "tax_minor", "discount_minor", "price_inc_tax_minor", "discount_inc_tax_minor"])
    .execute();

/** The company behind a shop; undefined before it has said anything of itself. */
export const companyOf = (db: Bound, divisionId: DivisionId) =>
  db.selectFrom("division_company_infos").where("division_id", "=", divisionId).selectAll().executeTakeFirst();

/** The shop's line at the foot of its papers, as it says it now; empty for none. */
export async function footOf(db: Bound, divisionId: DivisionId): Promise<string> {
  const row = await db
    .selectFrom("shop_settings")
    .where("division_id", "=", divisionId)
    .select("settings")
    .executeTakeFirst();
  return readShopSettings(row?.settings).receipts.note;
}
