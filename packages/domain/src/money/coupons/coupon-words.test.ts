import { expect, test } from "vitest";
import type { CouponGift } from "./coupon.ts";
import { couponSentence, couponState, giftWords, type WrittenCoupon } from "./coupon-words.ts";

const whales: WrittenCoupon = {
  ...{ code: "WHALES5", gift: { kind: "amount", amountIncTaxMinor: 500, currency: "GBP" }, goods: [] },
  ...{ minimumSpendIncTaxMinor: 0, startsAt: null, endsAt: null, maxUses: null, maxUsesEach: null },
  ...{ combines: false, isEnabled: true },
};
const alone = " It does not work together with other codes, but for one that frees the delivery.";
const at = (instant: string) => new Date(instant);

test.each<[CouponGift, string]>([
  [{ kind: "percent", percent: 12.5 }, "12.5% off"],
  [{ kind: "amount", amountIncTaxMinor: 500, currency: "GBP" }, "£5.00 off"],
  [{ kind: "free_shipping" }, "Free delivery"],
  [{ kind: "buy_get", buy: 2, get: 1, percent: 100 }, "3 for 2"],
  [{ kind: "buy_get", buy: 1, get: 1, percent: 50 }, "Buy 1, get 1 at 50% off"],
])("%j is %s", (gift, words) => expect(giftWords(gift, "GBP")).toBe(words));

test.each<[Partial<WrittenCoupon>, string]>([
  [{}, `A shopper who types WHALES5 gets £5.00 off the basket.${alone}`],
  [{ code: " " }, `A shopper who types the code gets £5.00 off the basket.${alone}`],
  [
    { gift: { kind: "percent", percent: 10 }, combines: true },
    "A shopper who types WHALES5 gets 10% off everything. It works together with other codes that allow it.",
  ],
  [
    { goods: ["Sweatshirts", "Hoodies"], minimumSpendIncTaxMinor: 2000, maxUsesEach: 1, maxUses: 100 },
    `A shopper who types WHALES5 gets £5.00 off Sweatshirts and Hoodies, from £20.00 spent, once each, 100 times in all.${alone}`,
  ],
  [{ goods: ["A", "B", "C", "D"] }, `A shopper who types WHALES5 gets £5.00 off A, B and 2 more.${alone}`],
  [
    { startsAt: at("2026-11-27T09:00:00Z"), endsAt: at("2026-11-30T23:59:00Z") },
    `A shopper who types WHALES5 gets £5.00 off the basket, from Fri, 27 Nov 2026, 09:00 to Mon, 30 Nov 2026, 23:59.${alone}`,
  ],
  [
    { endsAt: at("2026-07-01T12:00:00Z") },
    `A shopper who types WHALES5 gets £5.00 off the basket, until Wed, 1 Jul 2026, 13:00.${alone}`,
  ],
  [
    { gift: { kind: "free_shipping" }, goods: ["Mugs"] },
    "A shopper who types WHALES5 gets free delivery by the cheapest service with Mugs.",
  ],
  [
    { gift: { kind: "buy_get", buy: 2, get: 1, percent: 100 }, goods: ["Stickers"] },
    `A shopper who types WHALES5 gets 1 of each 3 pieces free, the cheapest, of Stickers.${alone}`,
  ],
  [
    { gift: { kind: "buy_get", buy: 1, get: 1, percent: 50 } },
    `A shopper who types WHALES5 gets 1 of each 2 pieces at 50% off, the cheapest, in the basket.${alone}`,
  ],
])("a code with %j reads as one sentence", (changes, sentence) => {
  const parts = couponSentence({ ...whales, ...changes }, "GBP", "Europe/London");
  expect(parts.map(({ text }) => text).join("")).toBe(sentence);
});

const now = at("2026-11-23T12:00:00Z");
test.each([
  [{}, "on"],
  [{ isEnabled: false }, "off"],
  [{ startsAt: at("2026-11-24T00:00:00Z") }, "to_come"],
  [{ endsAt: at("2026-11-23T11:59:59Z") }, "over"],
  [{ endsAt: now }, "on"],
  [{ maxUses: 2, uses: 2 }, "over"],
  [{ maxUses: 2, uses: 1 }, "on"],
] as const)("one with %j is %s", (changes, state) => {
  expect(couponState({ ...whales, uses: 0, ...changes }, now)).toBe(state);
});
