import { expect, test } from "vitest";
import type { Coupon, CouponCase } from "./coupon.ts";
import { decideCoupon } from "./decide-coupon.ts";

const tenth: Coupon = {
  code: "WELCOME10",
  gift: { kind: "percent", percent: 10 },
  minimumSpendIncTaxMinor: 0,
  startsAt: null,
  endsAt: null,
  scope: { kind: "everything" },
  maxUses: null,
  uses: 0,
  maxUsesEach: null,
  combines: false,
  isEnabled: true,
};

/** A tee of the summer collection and a mug. */
const basket: CouponCase = {
  lines: [
    { productId: 1, collectionIds: [7], quantity: 1, goodsIncTaxMinor: 2400 },
    { productId: 2, collectionIds: [], quantity: 1, goodsIncTaxMinor: 1200 },
  ],
  currency: "GBP",
  now: new Date("2026-11-21T12:00:00Z"),
  timeZone: "Europe/London",
  usedCodes: ["welcome10", "OTHER", " twice ", "TWICE"],
};
const at = (instant: string) => new Date(instant);

test.each<[string, Partial<Coupon>]>([
  ["without conditions", {}],
  ["for a product in the basket", { scope: { kind: "products", ids: [2, 9] } }],
  ["for a collection in the basket", { scope: { kind: "collections", ids: [7] } }],
  ["with a minimum that is just reached", { minimumSpendIncTaxMinor: 3600 }],
  ["on its first instant", { startsAt: at("2026-11-21T12:00:00Z") }],
  ["on its last instant", { endsAt: at("2026-11-21T12:00:00Z") }],
  ["for its second use of two", { maxUsesEach: 2 }],
  ["with one use left", { maxUses: 5, uses: 4 }],
  ["that this customer never used", { code: "SPRING", maxUsesEach: 1 }],
  ["of an amount in the basket's currency", { gift: { kind: "amount", amountIncTaxMinor: 500, currency: "GBP" } }],
])("a code %s works", (_, changes) => {
  expect(decideCoupon({ ...tenth, ...changes }, basket)).toEqual({ ok: true });
});

test.each<[Partial<Coupon>, string, string]>([
  [{ isEnabled: false }, "switched_off", "This code is no longer in use."],
  [{ startsAt: at("2026-12-01T00:00:00Z") }, "not_yet", "This code works from 1 December 2026."],
  [{ startsAt: at("2027-06-30T23:00:00Z") }, "not_yet", "This code works from 1 July 2027."],
  [{ endsAt: at("2026-10-31T23:59:59Z") }, "over", "This code ended on 31 October 2026."],
  [{ maxUses: 5, uses: 5 }, "used_up", "This code has been used up."],
  [{ maxUsesEach: 1 }, "used", "You have used this code before. It works once for each customer."],
  [{ code: " Other ", maxUsesEach: 1 }, "used", "You have used this code before. It works once for each customer."],
  [
    { code: "TWICE", maxUsesEach: 2 },
    "used",
    "You have used this code 2 times. It works no more than that for each customer.",
  ],
  [
    { gift: { kind: "amount", amountIncTaxMinor: 500, currency: "EUR" } },
    "other_currency",
    "This code is for orders paid in EUR.",
  ],
  [
    { scope: { kind: "products", ids: [9] } },
    "other_goods",
    "This code is for other products than those in your basket.",
  ],
  [
    { scope: { kind: "collections", ids: [8] } },
    "other_goods",
    "This code is for other products than those in your basket.",
  ],
  [{ minimumSpendIncTaxMinor: 4600 }, "too_little", "Spend £10.00 more to use this code."],
  [
    { minimumSpendIncTaxMinor: 3600, scope: { kind: "products", ids: [1] } },
    "too_little",
    "Spend £12.00 more on the products of this code to use it.",
  ],
  [{ gift: { kind: "buy_get", buy: 2, get: 1, percent: 100 } }, "too_few", "Add 1 more piece to use it."],
  [
    { gift: { kind: "buy_get", buy: 2, get: 1, percent: 100 }, scope: { kind: "products", ids: [1] } },
    "too_few",
    "Add 2 more pieces of the products of this code to use it.",
  ],
])("a code with %j does not: %s", (changes, code, sentence) => {
  expect(decideCoupon({ ...tenth, ...changes }, basket)).toEqual({ ok: false, code, sentence });
});

test("a code that the shop does not have is reported as such", () => {
  expect(decideCoupon(undefined, basket)).toEqual({
    ok: false,
    code: "unknown",
    sentence: "We do not know this code. Check how it is written.",
  });
});

test("of several broken rules the first is reported", () => {
  const broken = { isEnabled: false, maxUsesEach: 1, minimumSpendIncTaxMinor: 99_999 };
  expect(decideCoupon({ ...tenth, ...broken }, basket)).toMatchObject({ code: "switched_off" });
});
