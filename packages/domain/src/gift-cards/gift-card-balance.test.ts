import fc from "fast-check";
import { expect, test } from "vitest";
import { type GiftCard, giftCardEntry, giftCardMostMinor, giftCardState } from "./gift-card-balance.ts";

const card = (changes: Partial<GiftCard> = {}): GiftCard => ({
  ...{ balanceMinor: 2500, currency: "GBP", isDisabled: false, isExpired: false },
  ...changes,
});

test.each<[Partial<GiftCard>, string]>([
  [{}, "open"],
  [{ balanceMinor: 0 }, "spent"],
  [{ isExpired: true }, "expired"],
  [{ isExpired: true, balanceMinor: 0 }, "expired"],
  [{ isDisabled: true }, "disabled"],
  [{ isDisabled: true, isExpired: true }, "disabled"],
])("a card with %j is %s", (changes, state) => {
  expect(giftCardState(card(changes))).toBe(state);
});

test.each<[Partial<GiftCard>, number, ReturnType<typeof giftCardEntry>]>([
  [{}, 500, { ok: true, kind: "added", balanceMinor: 3000 }],
  [{}, -500, { ok: true, kind: "taken", balanceMinor: 2000 }],
  [{}, -2500, { ok: true, kind: "taken", balanceMinor: 0 }],
  [{ balanceMinor: 0 }, 500, { ok: true, kind: "added", balanceMinor: 500 }],
  [{}, -2501, { ok: false, message: "There is only £25.00 on this card." }],
  [{ balanceMinor: 0 }, -1, { ok: false, message: "There is only £0.00 on this card." }],
  [{ heldMinor: 2000 }, -500, { ok: true, kind: "taken", balanceMinor: 2000 }],
  [
    { heldMinor: 2000 },
    -501,
    { ok: false, message: "There is only £5.00 on this card beside what an order holds that is being paid." },
  ],
  [{}, 197_500, { ok: true, kind: "added", balanceMinor: 200_000 }],
  [{}, 197_501, { ok: false, message: "At most £2,000 may be on a card." }],
  [{}, 0, { ok: false, message: "Enter an amount." }],
  [{}, 0.5, { ok: false, message: "Enter an amount." }],
  [{ isDisabled: true }, 500, { ok: false, message: "This card is disabled. Issue a new one." }],
  [{ isExpired: true }, -500, { ok: false, message: "This card has expired. Issue a new one." }],
])("an entry on a card with %j of %i gives %j", (changes, amountMinor, entry) => {
  expect(giftCardEntry(card(changes), amountMinor)).toEqual(entry);
});

test("the most on a card is a limit in the currency's own units", () => {
  expect([giftCardMostMinor("GBP"), giftCardMostMinor("JPY")]).toEqual([200_000, 2_000]);
});

test("whatever is entered, the balance is the sum of the entries, never negative and never over the limit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.array(fc.integer({ min: -90_000, max: 90_000 })),
      (issued, asked) => {
        const entered = [issued];
        let balanceMinor = issued;
        for (const amountMinor of asked) {
          const entry = giftCardEntry(card({ balanceMinor }), amountMinor);
          if (!entry.ok) continue;
          entered.push(amountMinor);
          balanceMinor = entry.balanceMinor;
          expect(balanceMinor).toBe(entered.reduce((sum, each) => sum + each, 0));
          expect(balanceMinor).toBeGreaterThanOrEqual(0);
          expect(balanceMinor).toBeLessThanOrEqual(200_000);
        }
      },
    ),
  );
});
