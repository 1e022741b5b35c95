import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Coupon } from "@selvedge/domain/money/coupons/coupon";
import { sql } from "kysely";

/** A code is found whatever its letters' case and the spaces around it. */
export const normaliseCode = (code: string): string => code.trim().toLowerCase();

export interface CouponRow {
  id: number;
  code: string;
  code_normalised: string;
  kind: Coupon["gift"]["kind"];
  percent: number | null;
  amount_inc_tax_minor: number | null;
  buy_quantity: number | null;
  get_quantity: number | null;
  currency: string;
  minimum_inc_tax_minor: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_each: number | null;
  uses: number;
  enabled: boolean;
  scope: Coupon["scope"]["kind"];
  combines: boolean;
}

interface FoundCoupon extends CouponRow {
  /** A use that the order of this basket has taken. */
  own_uses: number;
  /** The products that it is for, also those of its collections; empty for everything. */
  product_ids: ProductId[];
}

interface Wanted {
  codes: readonly string[];
  /** The open order of this basket may use again what it has used. */
  basketId: string;
  /** Locks them until the transaction ends, so that uses are taken one after another. */
  isLocked: boolean;
}

/** The shop's codes among those that were entered. */
export async function findCoupons(
  db: Bound,
  divisionId: DivisionId,
  { codes, basketId, isLocked }: Wanted,
): Promise<FoundCoupon[]> {
  const { rows } = await sql<FoundCoupon>`
    select c.id, c.code, c.code_normalised, c.kind, c.percent, c.amount_inc_tax_minor, c.buy_quantity, c.get_quantity, c.currency,
      c.minimum_inc_tax_minor, c.starts_at, c.ends_at, c.max_uses, c.max_uses_each, c.uses, c.enabled, c.scope, c.combines,
      (select count(*)::int from coupon_uses u join orders o on o.division_id = u.division_id and o.id = u.order_id
        where u.division_id = c.division_id and u.coupon_id = c.id and u.released_at is null
          and o.basket_id = ${basketId} and o.deleted_at is null) as own_uses,
      array(select p.product_id from coupon_products p where p.division_id = c.division_id and p.coupon_id = c.id
        union select cp.product_id from coupon_collections cc
          join collection_products cp on cp.division_id = cc.division_id and cp.collection_id = cc.collection_id
        where cc.division_id = c.division_id and cc.coupon_id = c.id) as product_ids
    from coupons c
    where c.division_id = ${divisionId} and c.code_normalised = any(${codes.map(normaliseCode)}::text[])
    order by c.id ${isLocked ? sql`for update of c` : sql``}`.execute(db);
  return rows.map((row) => ({ ...row, product_ids: row.product_ids.map((id) => Number(id) as ProductId) }));
}

/** The codes that a customer has used in other orders than the one of this basket, as often as they were used. */
export async function usedCodes(
  db: Bound,
  divisionId: DivisionId,
  { codes, basketId, emailNormalised }: { codes: readonly string[]; basketId: string; emailNormalised: string },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select c.code from customers m
    join coupon_uses u on u.division_id = m.division_id and u.customer_id = m.id and u.released_at is null
    join coupons c on c.division_id = u.division_id and c.id = u.coupon_id
    join orders o on o.division_id = u.division_id and o.id = u.order_id
    where m.division_id = ${divisionId} and m.email_normalised = ${emailNormalised}
      and c.code_normalised = any(${codes.map(normaliseCode)}::text[]) and o.basket_id <> ${basketId}`.execute(db);
  return rows.map(({ code }) => code);
}
