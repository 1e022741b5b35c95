import type { Bound } from "@selvedge/db/bound";
import type { ProductId } from "@selvedge/domain/ids";
import { applyCoupons } from "@selvedge/domain/money/coupons/apply-coupons";
import type { Coupon, CouponCase, CouponGift } from "@selvedge/domain/money/coupons/coupon";
import { giftWords } from "@selvedge/domain/money/coupons/coupon-words";
import { type CouponRefusal, decideCoupon } from "@selvedge/domain/money/coupons/decide-coupon";
import type { Division } from "../../../plugins/tenancy.ts";
import { type CouponRow, findCoupons, normaliseCode, usedCodes } from "./queries.ts";

/** A code that was entered, and what became of it. */
export interface DecidedCode {
  code: string;
  /** null for one that the shop does not have. */
  couponId: number | null;
  /** null where it works. */
  refusal: CouponRefusal | null;
  /** What it takes off the goods, with VAT. */
  discountIncTaxMinor: number;
  /** What it gives, or why it does not work. */
  words: string;
}

export interface DecidedCodes {
  codes: DecidedCode[];
  /** What comes off each line, with VAT. */
  discountsIncTaxMinor: number[];
  isDeliveryFree: boolean;
}

/** What codes look at in a line of a basket. */
export interface CodedLine {
  product_id: ProductId;
  quantity: number;
  unit_price_inc_tax_minor: number;
}

export interface CodedBasket {
  id: string;
  /** As they were entered. */
  codes: readonly string[];
  lines: readonly CodedLine[];
  now: Date;
  /** Of the customer who pays; uses of each customer are counted where it is known. */
  emailNormalised?: string;
  /** Takes the codes' uses one after another: for an order that is about to be written. */
  isLocked?: boolean;
}

/** No code was entered. */
export const noCodes = (lines: readonly unknown[]): DecidedCodes => ({
  codes: [],
  discountsIncTaxMinor: lines.map(() => 0),
  isDeliveryFree: false,
});

/** The codes of a basket that is still empty. */
export const savedCodes = (codes: readonly string[]): DecidedCodes => ({
  ...noCodes([]),
  codes: codes.map((code) => ({
    code,
    couponId: null,
    refusal: "other_goods",
    discountIncTaxMinor: 0,
    words: "is saved",
  })),
});

/** What the codes of a basket do to it, and why others do nothing. */
export async function decideCodes(db: Bound, division: Division, basket: CodedBasket): Promise<DecidedCodes> {
  const { codes, lines, emailNormalised } = basket;
  if (codes.length === 0) return noCodes(lines);
  const wanted = { codes, basketId: basket.id };
  const [found, used] = await Promise.all([
    findCoupons(db, division.id, { ...wanted, isLocked: basket.isLocked ?? false }),
    emailNormalised ? usedCodes(db, division.id, { ...wanted, emailNormalised }) : [],
  ]);
  const at: CouponCase = {
    lines: lines.map((line) => ({
      ...{ productId: line.product_id, collectionIds: [], quantity: line.quantity },
      goodsIncTaxMinor: line.quantity * line.unit_price_inc_tax_minor,
    })),
    ...{ currency: division.currency, timeZone: division.timeZone, now: basket.now, usedCodes: used },
  };
  const rowOf = (code: string) => found.find((row) => row.code_normalised === normaliseCode(code));
  const coupons = codes.flatMap((code) => {
    const row = rowOf(code);
    return row ? [couponOf(row, row)] : [];
  });
  const outcome = applyCoupons(coupons, at);
  const decided = codes.map((entered): DecidedCode => {
    const row = rowOf(entered);
    const code = row?.code ?? entered.trim();
    const applied = outcome.applied.find((each) => each.code === row?.code);
    if (row && applied) {
      const words = giftWords(giftOf(row), division.currency);
      return { code, couponId: row.id, refusal: null, discountIncTaxMinor: applied.discountIncTaxMinor, words };
    }
    const reason = outcome.refused.find((each) => each.code === row?.code)?.reason ?? decideCoupon(undefined, at);
    if (reason.ok) throw new Error(`The code ${code} was neither applied nor refused.`);
    return { code, couponId: row?.id ?? null, refusal: reason.code, discountIncTaxMinor: 0, words: reason.sentence };
  });
  const { discountsIncTaxMinor, isDeliveryFree } = outcome;
  return { codes: decided, discountsIncTaxMinor, isDeliveryFree };
}

/** What a stored code gives. */
export function giftOf(
  row: Pick<CouponRow, "kind" | "percent" | "amount_inc_tax_minor" | "buy_quantity" | "get_quantity" | "currency">,
): CouponGift {
  if (row.kind === "percent") return { kind: "percent", percent: Number(row.percent) };
  if (row.kind === "amount")
    return { kind: "amount", amountIncTaxMinor: row.amount_inc_tax_minor!, currency: row.currency };
  if (row.kind === "free_shipping") return { kind: "free_shipping" };
  return { kind: "buy_get", buy: row.buy_quantity!, get: row.get_quantity!, percent: Number(row.percent) };
}

const couponOf = (
  row: CouponRow,
  { own_uses, product_ids }: { own_uses: number; product_ids: ProductId[] },
): Coupon => ({
  code: row.code,
  gift: giftOf(row),
  minimumSpendIncTaxMinor: row.minimum_inc_tax_minor,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  scope: row.scope === "everything" ? { kind: "everything" } : { kind: "products", ids: product_ids },
  maxUses: row.max_uses,
  uses: row.uses - own_uses,
  maxUsesEach: row.max_uses_each,
  combines: row.combines,
  isEnabled: row.enabled,
});
