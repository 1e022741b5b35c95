import { roundMinor, sum } from "../round.ts";
import { spread } from "../spread.ts";
import type { Coupon, CouponCase, CouponLine } from "./coupon.ts";
import {
  type BuyGet,
  type CouponDecision,
  decideCoupon,
  freePieces,
  isInScope,
  isSameCode,
  piecesInScope,
} from "./decide-coupon.ts";

export interface AppliedCoupon {
  code: string;
  /** What it takes off the goods, with VAT; 0 for one that frees the delivery. */
  discountIncTaxMinor: number;
}

export interface CouponOutcome {
  applied: AppliedCoupon[];
  refused: { code: string; reason: Extract<CouponDecision, { ok: false }> }[];
  /** What comes off each line of the basket, with VAT; never more than the line costs. */
  discountsIncTaxMinor: number[];
  isDeliveryFree: boolean;
}

/**
 * What several codes do to a basket together. They are accepted in the order in which they were entered: one that takes
 * something off the goods combines with another such only when both allow it; one that frees the delivery combines with
 * any. Pieces for others come first, then percentages, each of what is left, then amounts; every one is spread over the lines it is for in
 * proportion to what is left of them, to the penny.
 */
export function applyCoupons(coupons: readonly Coupon[], at: CouponCase): CouponOutcome {
  const accepted: Coupon[] = [];
  const refused: CouponOutcome["refused"] = [];
  for (const coupon of coupons) {
    const own = decideCoupon(coupon, at);
    const decision = own.ok ? besideOthers(coupon, accepted) : own;
    if (decision.ok) accepted.push(coupon);
    else refused.push({ code: coupon.code, reason: decision });
  }
  const left = at.lines.map((line) => line.goodsIncTaxMinor);
  const taken = new Map(inOrder(accepted).map((coupon) => [coupon, takeOff(coupon, at, left)]));
  return {
    applied: accepted.map((coupon) => ({ code: coupon.code, discountIncTaxMinor: taken.get(coupon)! })),
    refused,
    discountsIncTaxMinor: at.lines.map((line, index) => line.goodsIncTaxMinor - left[index]!),
    isDeliveryFree: accepted.some(freesDelivery),
  };
}

const freesDelivery = ({ gift }: Coupon): boolean => gift.kind === "free_shipping";

function besideOthers(coupon: Coupon, accepted: readonly Coupon[]): CouponDecision {
  if (accepted.some(({ code }) => isSameCode(code, coupon.code)))
    return { ok: false, code: "already_there", sentence: "This code is applied already." };
  if (freesDelivery(coupon))
    return accepted.some(freesDelivery)
      ? { ok: false, code: "delivery_is_free", sentence: "Your delivery is free already." }
      : { ok: true };
  const other = accepted.find((each) => !freesDelivery(each) && !(each.combines && coupon.combines));
  return other
    ? { ok: false, code: "not_together", sentence: `This code cannot be used together with ${other.code}.` }
    : { ok: true };
}

const turns: readonly Coupon["gift"]["kind"][] = ["buy_get", "percent", "amount", "free_shipping"];
const inOrder = (coupons: readonly Coupon[]): Coupon[] =>
  coupons.toSorted((one, other) => turns.indexOf(one.gift.kind) - turns.indexOf(other.gift.kind));

/** Takes a code's gift off what is left of the lines, in place, and gives how much that was. */
function takeOff(coupon: Coupon, { lines }: CouponCase, left: number[]): number {
  const { gift } = coupon;
  if (gift.kind === "free_shipping") return 0;
  if (gift.kind === "buy_get") return takePieces(coupon, gift, lines, left);
  const weights = lines.map((line, index) => (isInScope(coupon, line) ? left[index]! : 0));
  const goods = sum(weights);
  const full = gift.kind === "percent" ? roundMinor((goods * gift.percent) / 100) : gift.amountIncTaxMinor;
  const parts = spread(Math.min(full, goods), weights);
  for (const [index, part] of parts.entries()) left[index]! -= part;
  return sum(parts);
}

/** Takes the cheapest pieces of a code's lines off, earlier lines first where they cost the same. */
function takePieces(coupon: Coupon, gift: BuyGet, lines: readonly CouponLine[], left: number[]): number {
  let pieces = freePieces(gift, piecesInScope(coupon, lines));
  const unitOf = (index: number) => lines[index]!.goodsIncTaxMinor / lines[index]!.quantity;
  const cheapestFirst = [...lines.keys()]
    .filter((index) => isInScope(coupon, lines[index]!))
    .sort((one, other) => unitOf(one) - unitOf(other));
  let taken = 0;
  for (const index of cheapestFirst) {
    const free = Math.min(pieces, lines[index]!.quantity);
    const part = Math.min(roundMinor((free * unitOf(index) * gift.percent) / 100), left[index]!);
    left[index]! -= part;
    taken += part;
    pieces -= free;
  }
  return taken;
}
