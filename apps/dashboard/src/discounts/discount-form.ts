// What is written of a discount code, and what of it is sent.

import type { ProductId } from "@selvedge/domain/ids";
import type { CouponGift } from "@selvedge/domain/money/coupons/coupon";
import { couponSentence, type SentencePart } from "@selvedge/domain/money/coupons/coupon-words";
import { instantOf, wallTime } from "../visitors/zoned-time.ts";
import type { Discount, WrittenDiscount } from "./discount-query.ts";

export interface DiscountForm {
  code: string;
  kind: CouponGift["kind"];
  /** As typed. */
  percent: string;
  amountMinor: number | null;
  buy: string;
  get: string;
  minimumMinor: number | null;
  /** "product 12", "collection 3": of one kind. */
  goods: readonly string[];
  /** Wall times in the shop's zone; "" for an open side. */
  startsAt: string;
  endsAt: string;
  maxUses: string;
  maxUsesEach: string;
  combines: boolean;
  isEnabled: boolean;
}

export const emptyDiscount: DiscountForm = {
  ...{ code: "", kind: "percent", percent: "10", amountMinor: null, buy: "2", get: "1", minimumMinor: null, goods: [] },
  ...{ startsAt: "", endsAt: "", maxUses: "", maxUsesEach: "", combines: false, isEnabled: true },
};

const typed = (number: number | null) => (number === null ? "" : String(number));

export function formOf(discount: Discount, timeZone: string): DiscountForm {
  const { gift, products, collections } = discount;
  const wall = (at: string | null) => (at === null ? "" : wallTime(at, timeZone));
  return {
    ...emptyDiscount,
    code: discount.code,
    kind: gift.kind,
    ...("percent" in gift && { percent: String(gift.percent) }),
    ...(gift.kind === "amount" && { amountMinor: gift.amountIncTaxMinor }),
    ...(gift.kind === "buy_get" && { buy: String(gift.buy), get: String(gift.get) }),
    minimumMinor: discount.minimumIncTaxMinor || null,
    goods: [...products.map(({ id }) => `product ${id}`), ...collections.map(({ id }) => `collection ${id}`)],
    startsAt: wall(discount.startsAt),
    endsAt: wall(discount.endsAt),
    maxUses: typed(discount.maxUses),
    maxUsesEach: typed(discount.maxUsesEach),
    combines: discount.combines,
    isEnabled: discount.isEnabled,
  };
}

/** Two forms that would be stored alike. */
export const isSameForm = (one: DiscountForm, other: DiscountForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const number = (text: string) => (text.trim() === "" ? null : Number(text));

function giftOf({ kind, percent, amountMinor, buy, get }: DiscountForm, currency: string): CouponGift {
  const share = Number(percent);
  if (kind === "percent") return { kind, percent: share };
  if (kind === "amount") return { kind, amountIncTaxMinor: amountMinor ?? 0, currency };
  return kind === "buy_get" ? { kind, buy: Number(buy), get: Number(get), percent: share } : { kind };
}

const idsOf = (goods: readonly string[], kind: "product" | "collection") =>
  goods.flatMap((each) => (each.startsWith(`${kind} `) ? [Number(each.slice(kind.length + 1))] : []));

/** The body of the call. */
export function bodyOf(form: DiscountForm, timeZone: string): WrittenDiscount {
  const gift = giftOf(form, "");
  return {
    code: form.code.trim(),
    gift: gift.kind === "amount" ? { kind: gift.kind, amountIncTaxMinor: gift.amountIncTaxMinor } : gift,
    minimumIncTaxMinor: form.minimumMinor ?? 0,
    startsAt: instantOf(form.startsAt, timeZone),
    endsAt: instantOf(form.endsAt, timeZone),
    maxUses: number(form.maxUses),
    maxUsesEach: number(form.maxUsesEach),
    productIds: idsOf(form.goods, "product") as ProductId[],
    collectionIds: idsOf(form.goods, "collection"),
    combines: form.combines,
    isEnabled: form.isEnabled,
  };
}

const wholeNumber = /^[1-9]\d{0,6}$/;
const share = /^\d{1,3}([.,]\d{1,2})?$/;

/** Why the form cannot be saved, by field; empty where it can. */
export function faultsOf(form: DiscountForm): Partial<Record<keyof DiscountForm, string>> {
  const { code, kind, percent, amountMinor, buy, get, maxUses, maxUsesEach, startsAt, endsAt } = form;
  const isShare =
    share.test(percent.trim()) && Number(percent.replace(",", ".")) > 0 && Number(percent.replace(",", ".")) <= 100;
  const takesShare = kind === "percent" || kind === "buy_get";
  return {
    ...(code.trim() === "" && { code: "Enter the code that shoppers type." }),
    ...(takesShare && !isShare && { percent: "Enter a share from 0.01 to 100." }),
    ...(kind === "amount" && !amountMinor && { amountMinor: "Enter an amount." }),
    ...(kind === "buy_get" && !isPieces(buy) && { buy: "Enter a whole number from 1 to 98." }),
    ...(kind === "buy_get" && !isPieces(get) && { get: "Enter a whole number from 1 to 98." }),
    ...(maxUses.trim() !== "" &&
      !wholeNumber.test(maxUses.trim()) && { maxUses: "Enter a whole number, or nothing for no limit." }),
    ...(maxUsesEach.trim() !== "" &&
      !wholeNumber.test(maxUsesEach.trim()) && { maxUsesEach: "Enter a whole number, or nothing for no limit." }),
    ...(startsAt !== "" && endsAt !== "" && startsAt >= endsAt && { endsAt: "Choose a time after it starts." }),
  };
}

const isPieces = (text: string) => wholeNumber.test(text.trim()) && Number(text) <= 98;

/** The form as a sentence, as far as it can be read. */
export function sentenceOf(
  form: DiscountForm,
  { names, currency, timeZone }: { names: ReadonlyMap<string, string>; currency: string; timeZone: string },
): SentencePart[] {
  const { startsAt, endsAt, minimumIncTaxMinor, maxUses, maxUsesEach } = bodyOf(form, timeZone);
  const faults = faultsOf(form);
  const readable = {
    ...form,
    ...(faults.percent && { percent: "0" }),
    ...(faults.buy && { buy: "1" }),
    ...(faults.get && { get: "1" }),
  };
  return couponSentence(
    {
      ...{ code: form.code, gift: giftOf(readable, currency), combines: form.combines, isEnabled: form.isEnabled },
      goods: form.goods.map((id) => names.get(id) ?? "…"),
      minimumSpendIncTaxMinor: minimumIncTaxMinor,
      startsAt: startsAt ? new Date(startsAt) : null,
      endsAt: endsAt ? new Date(endsAt) : null,
      maxUses: faults.maxUses ? null : maxUses,
      maxUsesEach: faults.maxUsesEach ? null : maxUsesEach,
    },
    currency,
    timeZone,
  );
}
