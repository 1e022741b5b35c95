import fc from "fast-check";
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
const threeForTwo = (name: string, changes: Partial<Coupon> = {}) =>
  code(name, { kind: "buy_get", buy: 2, get: 1, percent: 100 }, changes);
const freeDelivery = (name: string) => code(name, { kind: "free_shipping" });

const basketOf = (...goods: number[]): CouponCase => ({
  lines: goods.map((goodsIncTaxMinor, index) => ({
    ...{ productId: index + 1, collectionIds: [], quantity: 1, goodsIncTaxMinor },
  })),
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
  ["the cheapest of three", [threeForTwo("A")], [2400, 1200, 1600], [0, 1200, 0]],
  ["one of five, since two fill no second three", [threeForTwo("A")], [500, 400, 300, 200, 100], [0, 0, 0, 0, 100]],
  ["two of six", [threeForTwo("A")], [600, 500, 400, 300, 200, 100], [0, 0, 0, 0, 200, 100]],
  ["pieces before a percentage", [percent("B", 50, both), threeForTwo("A", both)], [1000, 1000, 800], [500, 500, 800]],
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

test("pieces for others are counted over the quantities of lines, and rounded once a line", () => {
  const at = basketOf(7200, 999);
  const lines = [{ ...at.lines[0]!, quantity: 3 }, at.lines[1]!];
  const half = code("A", { kind: "buy_get", buy: 1, get: 1, percent: 50 });
  expect(applyCoupons([half], { ...at, lines }).discountsIncTaxMinor).toEqual([1200, 500]);
});

const anyGift: fc.Arbitrary<Coupon["gift"]> = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((share) => ({ kind: "percent" as const, percent: share / 100 })),
  fc.integer({ min: 1, max: 20_000 }).map((amountIncTaxMinor) => ({
    ...{ kind: "amount" as const, amountIncTaxMinor, currency: "GBP" },
  })),
  fc.record({
    kind: fc.constant("buy_get" as const),
    buy: fc.integer({ min: 1, max: 5 }),
    get: fc.integer({ min: 1, max: 3 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.constant({ kind: "free_shipping" as const }),
);
const anyLine = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unit: fc.integer({ min: 0, max: 9_999 }) });

test("whatever codes are entered, what they take off is what comes off the lines, and no line costs less than nothing", () => {
  fc.assert(
    fc.property(fc.array(anyGift, { maxLength: 4 }), fc.array(anyLine, { maxLength: 6 }), (gifts, rows) => {
      const lines = rows.map(({ quantity, unit }, index) => ({
        ...{ productId: index % 3, collectionIds: [], quantity, goodsIncTaxMinor: quantity * unit },
      }));
      const scope = { kind: "products", ids: [0, 1] } as const;
      const coupons = gifts.map((gift, index) => code(`C${index}`, gift, { ...both, ...(index % 2 ? { scope } : {}) }));
      const { applied, discountsIncTaxMinor } = applyCoupons(coupons, { ...basketOf(), lines });
      for (const [index, off] of discountsIncTaxMinor.entries()) {
        expect(Number.isSafeInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(lines[index]!.goodsIncTaxMinor);
      }
      const taken = applied.reduce((sum, each) => sum + each.discountIncTaxMinor, 0);
      expect(taken).toBe(discountsIncTaxMinor.reduce((sum, each) => sum + each, 0));
    }),
  );
});
