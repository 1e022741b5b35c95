import { expect, test } from "vitest";
import { applyCoupons } from "./apply-coupons.ts";
import type { Coupon, CouponCase } from "./coupon.ts";

const code = (name: string, gift: Coupon["gift"], changes: Partial<Coupon> = {}): Coupon => ({
  ...{ code: name, gift, minimumSpendIncTaxMinor: 0, startsAt: null, endsAt: null, scope: { kind: "everything" } },
  ...{ maxUses: null, uses: 0, maxUsesEach: null, combines: false, isEnabled: true },
  ...changes,
});
const percent = (name: string, share: number, changes: Partial<Coupon> = {}) =>
  code(name, { kind: "percent", percent: share }, changes);
const amount = (name: string, amountIncTaxMinor: number, changes: Partial<Coupon> = {}) =>
  code(name, { kind: "amount", amountIncTaxMinor, currency: "GBP" }, changes);
const freeDelivery = (name: string) => code(name, { kind: "free_shipping" });

const basketOf = (...goods: number[]): CouponCase => ({
  lines: goods.map((goodsIncTaxMinor, index) => ({ productId: index + 1, collectionIds: [], goodsIncTaxMinor })),
  currency: "GBP",
  now: new Date("2026-11-21T12:00:00Z"),
  timeZone: "Europe/London",
  usedCodes: [],
});
const both = { combines: true };
const onlyFirst = { scope: { kind: "products", ids: [1] } } as const;

test.each<[string, Coupon[], number[], number[]]>([
  ["a tenth of example B's goods", [percent("A", 10)], [4800, 1600], [480, 160]],
  ["a third of a penny's thirds", [percent("A", 33)], [1, 1, 1], [1, 0, 0]],
  ["five pounds over two lines", [amount("A", 500)], [2400, 1200], [333, 167]],
  ["more than there is", [amount("A", 9_900)], [2400, 1200], [2400, 1200]],
  ["all of it", [percent("A", 100)], [2400, 1200], [2400, 1200]],
  ["one product alone", [percent("A", 50, onlyFirst)], [2400, 1200], [1200, 0]],
  ["one product and no more than it costs", [amount("A", 5_000, onlyFirst)], [2400, 1200], [2400, 0]],
  ["nothing off the goods", [freeDelivery("A")], [2400], [0]],
  ["a percentage of what another left", [percent("A", 50, both), percent("B", 50, both)], [2400], [1800]],
  ["percentages before amounts, however entered", [amount("A", 400, both), percent("B", 50, both)], [2400], [1600]],
  [
    "percentages first among several amounts",
    [amount("A", 400, both), percent("B", 50, both), amount("C", 100, both), percent("D", 50, both)],
    [2400],
    [2300],
  ],
  ["an amount and nothing left for it", [percent("A", 100, both), amount("B", 400, both)], [2400], [2400]],
  ["free goods", [percent("A", 10)], [0, 0], [0, 0]],
])("%s", (_, coupons, goods, discounts) => {
  const outcome = applyCoupons(coupons, basketOf(...goods));
  expect(outcome.discountsIncTaxMinor).toEqual(discounts);
  const whole = discounts.reduce((sum, each) => sum + each, 0);
  expect(outcome.applied.reduce((sum, each) => sum + each.discountIncTaxMinor, 0)).toBe(whole);
  expect(outcome.refused).toEqual([]);
});

const refusalOf: Readonly<Record<string, string>> = {
  "This code cannot be used together with A.": "not_together",
  "This code is applied already.": "already_there",
  "Your delivery is free already.": "delivery_is_free",
  "This code is no longer in use.": "switched_off",
};

test.each<[string, Coupon[], string[], [string, string][]]>([
  [
    "two codes that do not combine",
    [percent("A", 10), percent("B", 20)],
    ["A"],
    [["B", "This code cannot be used together with A."]],
  ],
  [
    "one that combines beside one that does not",
    [percent("A", 10), amount("B", 200, both)],
    ["A"],
    [["B", "This code cannot be used together with A."]],
  ],
  ["two that combine", [percent("A", 10, both), amount("B", 200, both)], ["A", "B"], []],
  ["free delivery beside any", [percent("A", 10), freeDelivery("B")], ["A", "B"], []],
  [
    "the same code twice",
    [percent("A", 10, both), percent(" a ", 10, both)],
    ["A"],
    [[" a ", "This code is applied already."]],
  ],
  ["delivery freed twice", [freeDelivery("A"), freeDelivery("B")], ["A"], [["B", "Your delivery is free already."]]],
  [
    "one that does not work by itself blocks no other",
    [percent("A", 10, { isEnabled: false }), percent("B", 20)],
    ["B"],
    [["A", "This code is no longer in use."]],
  ],
])("%s", (_, coupons, applied, refused) => {
  const outcome = applyCoupons(coupons, basketOf(2400));
  expect(outcome.applied.map((each) => each.code)).toEqual(applied);
  expect(outcome.refused.map((each) => [each.code, each.reason.sentence])).toEqual(refused);
  for (const { reason } of outcome.refused) expect(reason.code).toBe(refusalOf[reason.sentence]);
  expect(outcome.isDeliveryFree).toBe(
    outcome.applied.some((each) => coupons.find((c) => c.code === each.code)!.gift.kind === "free_shipping"),
  );
});
