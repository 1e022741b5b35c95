import fc from "fast-check";
import { expect, test } from "vitest";
import type { GiftCard } from "./gift-card-balance.ts";
import { leastChargeMinor } from "./least-charge.ts";
import { giftCardRefusal, giftCardWords, payWithCards } from "./pay-with-cards.ts";

const card = (changes: Partial<GiftCard> = {}): GiftCard => ({
  ...{ balanceMinor: 2500, heldMinor: 0, currency: "GBP", isDisabled: false, isExpired: false },
  ...changes,
});

test.each<[Partial<GiftCard>, ReturnType<typeof giftCardRefusal>]>([
  [{}, null],
  [{ heldMinor: 2499 }, null],
  [{ heldMinor: 2500 }, "empty"],
  [{ balanceMinor: 0 }, "empty"],
  [{ isDisabled: true, balanceMinor: 0 }, "disabled"],
  [{ isExpired: true }, "expired"],
  [{ currency: "EUR" }, "other_currency"],
])("a card with %j is refused as %j", (changes, refusal) => {
  expect(giftCardRefusal(card(changes), "GBP")).toBe(refusal);
});

test.each<[number, Partial<GiftCard>[], number[], number]>([
  [4000, [], [], 4000],
  [4000, [{}], [2500], 1500],
  [2500, [{}], [2500], 0],
  [1000, [{}], [1000], 0],
  [4000, [{}, { balanceMinor: 5000 }], [2500, 1500], 0],
  [1000, [{}, {}], [1000, 0], 0],
  [4000, [{ heldMinor: 1000 }], [1500], 2500],
  [4000, [{ isDisabled: true }, {}], [0, 2500], 1500],
  [4000, [{ currency: "EUR" }], [0], 4000],
  [0, [{}], [0], 0],
  // Not less than 30p is charged: the last card keeps what that takes.
  [2510, [{}], [2480], 30],
  [2530, [{}], [2500], 30],
  [2520, [{}, { balanceMinor: 5 }], [2490, 0], 30],
  [3005, [{}, { balanceMinor: 500 }], [2500, 475], 30],
  [20, [{ balanceMinor: 10 }], [0], 20],
])("a total of %i with cards %j is paid by %j, and %i is charged", (totalMinor, cards, amountsMinor, toPayMinor) => {
  expect(payWithCards(totalMinor, cards.map(card), "GBP")).toEqual({
    ...{ amountsMinor, toPayMinor },
    giftCardMinor: totalMinor - toPayMinor,
  });
});

test.each<[Partial<GiftCard>, number | null, string, number?]>([
  [{}, 2000, "pays £20.00, £5.00 stays on it"],
  [{ heldMinor: 500 }, 2000, "pays £20.00, £0.00 stays on it"],
  [{}, null, "£25.00 on it"],
  [{}, 0, "is not needed for this order"],
  [{}, 2480, "pays £24.80, £0.20 stays on it. A card payment is at least £0.30", 30],
  [{ balanceMinor: 10 }, 0, "pays nothing here. A card payment is at least £0.30", 30],
  [{}, 2500, "pays £25.00, £0.00 stays on it", 1500],
  [{ isDisabled: true }, 0, "This gift card is disabled. Write to the shop if you did not expect that."],
])("beside a card with %j that pays %j stands %j", (changes, amountMinor, words, toPayMinor = 0) => {
  expect(giftCardWords(card(changes), { amountMinor, toPayMinor }, "GBP")).toBe(words);
});

test("whatever the total and the cards, cards and charge are the total, and no card pays more than is free on it", () => {
  const cards = fc.array(
    fc.record({
      balanceMinor: fc.nat(9000),
      heldMinor: fc.nat(3000),
      isDisabled: fc.boolean(),
      isExpired: fc.boolean(),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.nat(30_000), cards, (totalMinor, changes) => {
      const all = changes.map(card);
      const paid = payWithCards(totalMinor, all, "GBP");
      expect(paid.amountsMinor.reduce((sum, each) => sum + each, 0) + paid.toPayMinor).toBe(totalMinor);
      for (const [index, { balanceMinor, heldMinor = 0 }] of all.entries()) {
        expect(paid.amountsMinor[index]).toBeGreaterThanOrEqual(0);
        expect(paid.amountsMinor[index]).toBeLessThanOrEqual(Math.max(balanceMinor - heldMinor, 0));
      }
      const isLeft = all.some(
        (each, index) =>
          giftCardRefusal(each, "GBP") === null && paid.amountsMinor[index]! < each.balanceMinor - each.heldMinor!,
      );
      if (isLeft) expect([0, Math.min(totalMinor, leastChargeMinor("GBP"))]).toContain(paid.toPayMinor);
      else if (paid.giftCardMinor > 0)
        expect(paid.toPayMinor === 0 || paid.toPayMinor >= leastChargeMinor("GBP")).toBe(true);
    }),
  );
});
