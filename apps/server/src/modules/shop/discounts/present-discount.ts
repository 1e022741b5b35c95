import { couponState } from "@selvedge/domain/money/coupons/coupon-words";
import { giftOf } from "./decide-codes.ts";
import type { DiscountRow } from "./own-queries.ts";

/** A code as its calls return it. What was sold with it is only for those who see money. */
export function presentDiscount(row: DiscountRow, now: Date, seesMoney: boolean) {
  const { id, version, code, currency, products, collections, combines, uses } = row;
  const gift = giftOf(row);
  const window = { startsAt: row.starts_at, endsAt: row.ends_at, isEnabled: row.enabled };
  return {
    ...{ id, version, code, currency, products, collections, combines, uses },
    gift: gift.kind === "amount" ? { kind: gift.kind, amountIncTaxMinor: gift.amountIncTaxMinor } : gift,
    minimumIncTaxMinor: row.minimum_inc_tax_minor,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    maxUses: row.max_uses,
    maxUsesEach: row.max_uses_each,
    isEnabled: row.enabled,
    state: couponState({ ...window, uses, maxUses: row.max_uses }, now),
    soldIncTaxMinor: seesMoney ? row.sold_minor : null,
  };
}
