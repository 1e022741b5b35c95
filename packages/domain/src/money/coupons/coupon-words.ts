// What a discount code does, in words: on the shop's pages in few, in the dashboard as one sentence.
import { formatMoney } from "../money.ts";
import type { Coupon, CouponGift } from "./coupon.ts";

/** "10% off", "£5.00 off", "Free delivery", "3 for 2". Amounts in `currency`. */
export function giftWords(gift: CouponGift, currency: string): string {
  if (gift.kind === "percent") return `${gift.percent}% off`;
  if (gift.kind === "amount") return `${formatMoney(gift.amountIncTaxMinor, currency)} off`;
  if (gift.kind === "free_shipping") return "Free delivery";
  const { buy, get, percent } = gift;
  return percent === 100 ? `${buy + get} for ${buy}` : `Buy ${buy}, get ${get} at ${percent}% off`;
}

/** A code as it is being written, with the names of what it is for. */
export interface WrittenCoupon extends Omit<Coupon, "uses" | "scope"> {
  /** Names of its products or collections; empty for everything. */
  readonly goods: readonly string[];
}

/** A part of a sentence; `isValue` is what the merchant has chosen. */
export interface SentencePart {
  readonly text: string;
  readonly isValue: boolean;
}

const value = (text: string): SentencePart => ({ text, isValue: true });
const words = (text: string): SentencePart => ({ text, isValue: false });

/**
 * "A shopper who types WHALES5 gets £5.00 off Hoodies, from £20.00 spent on them, once each. …": the sentence of a code, in
 * parts. Instants are written in `timeZone`.
 */
export function couponSentence(coupon: WrittenCoupon, currency: string, timeZone: string): SentencePart[] {
  const { code, gift, goods, minimumSpendIncTaxMinor, startsAt, endsAt, maxUses, maxUsesEach, combines } = coupon;
  const at = (instant: Date) => value(instantWords(instant, timeZone));
  const forGoods =
    goods.length === 0 ? [] : [words(gift.kind === "free_shipping" ? " with " : " "), value(listed(goods))];
  const parts = [
    words("A shopper who types "),
    value(code.trim() || "the code"),
    words(" gets "),
    ...given(gift, currency, goods.length > 0),
    ...forGoods,
  ];
  if (minimumSpendIncTaxMinor > 0)
    parts.push(words(", from "), value(formatMoney(minimumSpendIncTaxMinor, currency)), words(" spent"));
  if (startsAt) parts.push(words(", from "), at(startsAt));
  if (endsAt) parts.push(words(startsAt ? " to " : ", until "), at(endsAt));
  if (maxUsesEach !== null) parts.push(words(", "), value(timesWords(maxUsesEach)), words(" each"));
  if (maxUses !== null) parts.push(words(", "), value(timesWords(maxUses)), words(" in all"));
  parts.push(words("."));
  if (gift.kind !== "free_shipping")
    parts.push(
      words(
        combines
          ? " It works together with other codes that allow it."
          : " It does not work together with other codes, but for one that frees the delivery.",
      ),
    );
  return parts;
}

function given(gift: CouponGift, currency: string, isForSome: boolean): SentencePart[] {
  if (gift.kind === "percent") return [value(`${gift.percent}%`), words(isForSome ? " off" : " off everything")];
  if (gift.kind === "amount")
    return [value(formatMoney(gift.amountIncTaxMinor, currency)), words(isForSome ? " off" : " off the basket")];
  if (gift.kind === "free_shipping") return [value("free delivery"), words(" by the cheapest service")];
  const { buy, get, percent } = gift;
  const pieces = `${get} of each ${buy + get} pieces`;
  return [
    value(pieces),
    words(percent === 100 ? " free, the cheapest," : ` at ${percent}% off, the cheapest,`),
    words(isForSome ? " of" : " in the basket"),
  ];
}

const timesWords = (count: number): string => (count === 1 ? "once" : `${count} times`);

function listed(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

const instantWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    ...({ weekday: "short", day: "numeric", month: "short", year: "numeric" } as const),
    ...({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const),
  }).format(at);

export const couponStates = ["on", "to_come", "over", "off"] as const;
export type CouponState = (typeof couponStates)[number];

/** Whether a code works now, will, did, or is switched off. One that has been used up is over. */
export function couponState(
  {
    isEnabled,
    startsAt,
    endsAt,
    maxUses,
    uses,
  }: Pick<Coupon, "isEnabled" | "startsAt" | "endsAt" | "maxUses" | "uses">,
  now: Date,
): CouponState {
  if (!isEnabled) return "off";
  if ((endsAt !== null && now > endsAt) || (maxUses !== null && uses >= maxUses)) return "over";
  return startsAt !== null && now < startsAt ? "to_come" : "on";
}
