import { formatMoney } from "../money.ts";
import { sum } from "../round.ts";
import type { Coupon, CouponCase, CouponGift, CouponLine } from "./coupon.ts";

export type CouponRefusal =
  | "unknown"
  | "switched_off"
  | "not_yet"
  | "over"
  | "used_up"
  | "used"
  | "other_currency"
  | "other_goods"
  | "too_little"
  | "too_few"
  | "already_there"
  | "not_together"
  | "delivery_is_free";

export type CouponDecision = { ok: true } | { ok: false; code: CouponRefusal; sentence: string };

/** Which of a basket's lines a code is for. */
export function isInScope({ scope }: Coupon, { productId, collectionIds }: CouponLine): boolean {
  if (scope.kind === "products") return scope.ids.includes(productId);
  return scope.kind === "everything" || collectionIds.some((id) => scope.ids.includes(id));
}

/** What the lines that a code is for come to, with VAT. */
export const goodsInScope = (coupon: Coupon, lines: readonly CouponLine[]): number =>
  sum(lines.filter((line) => isInScope(coupon, line)).map((line) => line.goodsIncTaxMinor));

export type BuyGet = Extract<CouponGift, { kind: "buy_get" }>;

/** How many pieces a code is for. */
export const piecesInScope = (coupon: Coupon, lines: readonly CouponLine[]): number =>
  sum(lines.filter((line) => isInScope(coupon, line)).map((line) => line.quantity));

/** How many of so many pieces are given for the others. */
export const freePieces = ({ buy, get }: BuyGet, pieces: number): number => Math.floor(pieces / (buy + get)) * get;

interface Rule {
  code: CouponRefusal;
  breaks: (coupon: Coupon, at: CouponCase) => boolean;
  sentence: (coupon: Coupon, at: CouponCase) => string;
}

/** Checked in this order: the first broken rule is what the shopper reads. */
const rules: readonly Rule[] = [
  {
    code: "switched_off",
    breaks: ({ isEnabled }) => !isEnabled,
    sentence: () => "This code is no longer in use.",
  },
  {
    code: "not_yet",
    breaks: ({ startsAt }, { now }) => startsAt !== null && now < startsAt,
    sentence: ({ startsAt }, at) => `This code works from ${dayWords(startsAt!, at)}.`,
  },
  {
    code: "over",
    breaks: ({ endsAt }, { now }) => endsAt !== null && now > endsAt,
    sentence: ({ endsAt }, at) => `This code ended on ${dayWords(endsAt!, at)}.`,
  },
  {
    code: "used_up",
    breaks: ({ maxUses, uses }) => maxUses !== null && uses >= maxUses,
    sentence: () => "This code has been used up.",
  },
  {
    code: "used",
    breaks: ({ maxUsesEach, code }, at) => maxUsesEach !== null && usesOf(code, at) >= maxUsesEach,
    sentence: ({ maxUsesEach }) =>
      maxUsesEach === 1
        ? "You have used this code before. It works once for each customer."
        : `You have used this code ${maxUsesEach} times. It works no more than that for each customer.`,
  },
  {
    code: "other_currency",
    breaks: ({ gift }, { currency }) => gift.kind === "amount" && gift.currency !== currency,
    sentence: ({ gift }) => `This code is for orders paid in ${gift.kind === "amount" ? gift.currency : ""}.`,
  },
  {
    code: "other_goods",
    breaks: (coupon, { lines }) => !lines.some((line) => isInScope(coupon, line)),
    sentence: () => "This code is for other products than those in your basket.",
  },
  {
    code: "too_little",
    breaks: (coupon, at) => missingMinor(coupon, at) > 0,
    sentence: (coupon, at) =>
      coupon.scope.kind === "everything"
        ? `Spend ${formatMoney(missingMinor(coupon, at), at.currency)} more to use this code.`
        : `Spend ${formatMoney(missingMinor(coupon, at), at.currency)} more on the products of this code to use it.`,
  },
  {
    code: "too_few",
    breaks: (coupon, at) => missingPieces(coupon, at) > 0,
    sentence: (coupon, at) => {
      const missing = missingPieces(coupon, at);
      const goods = coupon.scope.kind === "everything" ? "" : " of the products of this code";
      return `Add ${missing} more ${missing === 1 ? "piece" : "pieces"}${goods} to use it.`;
    },
  },
];

/**
 * Whether a code works for a basket by itself, and if not the sentence that says why. A code that the shop has not is
 * undefined. Amounts with VAT in the basket's currency; both ends of the time window count. Source: print-on-demand §2.
 */
export function decideCoupon(coupon: Coupon | undefined, at: CouponCase): CouponDecision {
  if (!coupon) return { ok: false, code: "unknown", sentence: "We do not know this code. Check how it is written." };
  const broken = rules.find((rule) => rule.breaks(coupon, at));
  return broken ? { ok: false, code: broken.code, sentence: broken.sentence(coupon, at) } : { ok: true };
}

/** Codes are the same however they are typed. */
export const isSameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

const usesOf = (code: string, { usedCodes }: CouponCase): number =>
  usedCodes.filter((used) => isSameCode(used, code)).length;

const missingMinor = (coupon: Coupon, { lines }: CouponCase): number =>
  coupon.minimumSpendIncTaxMinor - goodsInScope(coupon, lines);

/** Until the first piece is given for others. */
const missingPieces = (coupon: Coupon, { lines }: CouponCase): number =>
  coupon.gift.kind === "buy_get" ? coupon.gift.buy + coupon.gift.get - piecesInScope(coupon, lines) : 0;

const dayWords = (at: Date, { timeZone }: CouponCase): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "long", year: "numeric" }).format(at);
