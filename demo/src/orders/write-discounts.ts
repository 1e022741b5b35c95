import { sql } from "kysely";
import { insertRows } from "../write/insert-rows.ts";
import { daysBefore, type Writing } from "../write/world.ts";

/**
 * A shop's discount codes: one that every new customer gets and that its orders have used, one that frees the delivery, and one
 * that is over. After the orders.
 */
export async function writeDiscounts({ db, divisionId, now }: Writing): Promise<void> {
  const of = {
    division_id: divisionId,
    currency: "GBP",
    created_at: daysBefore(now, 70),
    updated_at: daysBefore(now, 70),
  };
  const shared = { percent: null, minimum_inc_tax_minor: 0, ends_at: null, max_uses_each: null, combines: false };
  await insertRows(db, "coupons", [
    {
      ...of,
      ...shared,
      code: "WELCOME10",
      code_normalised: "welcome10",
      kind: "percent",
      percent: 10,
      max_uses_each: 1,
    },
    {
      ...of,
      ...shared,
      code: "FREEPOST",
      code_normalised: "freepost",
      kind: "free_shipping",
      minimum_inc_tax_minor: 4000,
    },
    {
      ...{ ...of, ...shared, code: "HARVEST15", code_normalised: "harvest15", kind: "percent", percent: 15 },
      ends_at: daysBefore(now, 30),
    },
  ]);
  await sql`update orders o set coupon_id = c.id from coupons c
    where c.division_id = ${divisionId} and c.code = 'WELCOME10' and o.division_id = ${divisionId} and o.coupon = c.code`.execute(
    db,
  );
  await sql`insert into coupon_uses (division_id, coupon_id, order_id, customer_id, code, discount_minor, tax_discount_minor, used_at)
    select division_id, coupon_id, id, customer_id, coupon, discount_minor, tax_discount_minor, created_at
    from orders where division_id = ${divisionId} and coupon_id is not null and paid_at is not null`.execute(db);
}
