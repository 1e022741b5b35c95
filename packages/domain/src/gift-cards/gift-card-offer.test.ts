import { expect, test } from "vitest";
import { type GiftCardOffer, offerFaults, saleRefund, soldAmountFault } from "./gift-card-offer.ts";

const offer = (changes: Partial<GiftCardOffer> = {}): GiftCardOffer => ({
  ...{ isOn: true, amountsMinor: [1000, 2500, 5000], leastMinor: 500, mostMinor: 20_000 },
  ...changes,
});

test.each<[Partial<GiftCardOffer>, Record<string, string>]>([
  [{}, {}],
  [{ leastMinor: null, mostMinor: null }, {}],
  [{ amountsMinor: [] }, {}],
  [{ amountsMinor: [100, 200_000] }, {}],
  [{ amountsMinor: [99] }, { amountsMinor: "Each amount is from £1 to £2,000." }],
  [{ amountsMinor: [200_001] }, { amountsMinor: "Each amount is from £1 to £2,000." }],
  [{ amountsMinor: [1000, 1000] }, { amountsMinor: "Each amount stands here once." }],
  [{ amountsMinor: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => each * 100) }, { amountsMinor: "At most 8 amounts." }],
  [{ mostMinor: null }, { leastMinor: "Enter both, or neither." }],
  [{ leastMinor: 20_001 }, { leastMinor: "The least is not more than the most." }],
  [{ mostMinor: 200_001 }, { leastMinor: "Both are from £1 to £2,000." }],
  [
    { amountsMinor: [], leastMinor: null, mostMinor: null },
    { amountsMinor: "Offer an amount, or let buyers type their own." },
  ],
  [{ isOn: false, amountsMinor: [], leastMinor: null, mostMinor: null }, {}],
])("an offer with %j has the faults %j", (changes, faults) => {
  expect(offerFaults(offer(changes), "GBP")).toEqual(faults);
});

test.each<[Partial<GiftCardOffer>, number, string | null]>([
  [{}, 2500, null],
  [{}, 500, null],
  [{}, 20_000, null],
  [{}, 499, "Enter an amount from £5.00 to £200.00."],
  [{}, 20_001, "Enter an amount from £5.00 to £200.00."],
  [{ amountsMinor: [300] }, 300, null],
  [{ leastMinor: null, mostMinor: null }, 600, "Choose one of the amounts."],
  [{}, 0, "Choose an amount."],
  [{}, 12.5, "Choose an amount."],
])("a shop that offers %j sells a card of %i unless %j", (changes, amountMinor, fault) => {
  expect(soldAmountFault(offer(changes), amountMinor, "GBP")).toBe(fault);
});

test.each([
  ["an unused one", {}, 2500],
  ["one of which something is spent", { balanceMinor: 2000 }, 2000],
  ["one with a gift on top", { balanceMinor: 3000, addedMinor: 500 }, 2500],
  ["one with a gift on top and something spent", { balanceMinor: 1200, addedMinor: 500 }, 700],
  ["one that is worth more than was paid", { balanceMinor: 3000 }, 2500],
])("of %s sold with 2500, what is unspent goes back", (_, changes, amountMinor) => {
  const card = { amountMinor: 2500, balanceMinor: 2500, heldMinor: 0, addedMinor: 0, isRefunded: false };
  expect(saleRefund({ ...card, ...changes })).toEqual({ ok: true, amountMinor });
});

test.each([
  ["that is spent", { balanceMinor: 0 }, "All that was paid for it is spent, so nothing goes back."],
  [
    "with a gift alone left",
    { balanceMinor: 400, addedMinor: 500 },
    "All that was paid for it is spent, so nothing goes back.",
  ],
  [
    "that an order holds",
    { heldMinor: 100 },
    "An order that is being paid holds a part of it. Try again in a few minutes.",
  ],
  ["that was refunded", { isRefunded: true }, "This card was refunded. It pays nothing."],
])("of a card %s nothing goes back", (_, changes, message) => {
  const card = { amountMinor: 2500, balanceMinor: 2500, heldMinor: 0, addedMinor: 0, isRefunded: false };
  expect(saleRefund({ ...card, ...changes })).toEqual({ ok: false, message });
});
