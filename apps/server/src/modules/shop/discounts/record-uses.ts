import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sum } from "@selvedge/domain/money/round";
import { spread } from "@selvedge/domain/money/spread";
import { sql } from "kysely";
import type { DecidedCode } from "./decide-codes.ts";

interface Using {
  orderId: OrderId;
  codes: readonly DecidedCode[];
  /** Net of everything that the codes take off the goods. */
  discountMinor: number;
}

/** The codes of an order that work. */
export const appliedCodes = (codes: readonly DecidedCode[]) =>
  codes.flatMap((code) =>
    code.refusal === null && code.couponId !== null ? [{ ...code, couponId: code.couponId }] : [],
  );

/**
 * Takes one use of each code that works for an order, with its part of the discount; uses of other codes by the same order are
 * released. The codes are locked by then.
 */
export async function recordUses(
  db: Bound,
  divisionId: DivisionId,
  { orderId, codes, discountMinor }: Using,
): Promise<void> {
  const applied = appliedCodes(codes);
  const ids = applied.map(({ couponId }) => couponId);
  const gross = applied.map(({ discountIncTaxMinor }) => discountIncTaxMinor);
  // Shares of nothing would be spread evenly over codes that only free the delivery.
  const net = sum(gross) === 0 ? gross : spread(discountMinor, gross);
  await Promise.all([
    sql`update coupon_uses set released_at = now() where division_id = ${divisionId} and order_id = ${orderId}
      and released_at is null and coupon_id <> all(${ids}::bigint[])`.execute(db),
    ids.length === 0
      ? null
      : sql`insert into coupon_uses (division_id, coupon_id, order_id, customer_id, code, discount_minor, tax_discount_minor)
        select o.division_id, u.id, o.id, o.customer_id, u.code, u.net, u.tax
        from orders o, unnest(${ids}::bigint[], ${applied.map(({ code }) => code)}::text[], ${net}::bigint[],
          ${gross.map((each, index) => each - net[index]!)}::bigint[]) as u (id, code, net, tax)
        where o.division_id = ${divisionId} and o.id = ${orderId}
        on conflict (division_id, coupon_id, order_id) do update set released_at = null, customer_id = excluded.customer_id,
          discount_minor = excluded.discount_minor, tax_discount_minor = excluded.tax_discount_minor`.execute(db),
  ]);
}

/** Gives the uses of an order back whose payment was refused. */
export const releaseUses = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .updateTable("coupon_uses")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .set({ released_at: sql`now()` })
    .execute();
