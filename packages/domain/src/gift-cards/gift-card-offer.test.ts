import { expect, test } from "vitest";
import { type GiftCardOffer, offerFaults, saleRefundFault, soldAmountFault } from "./gift-card-offer.ts";

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
  [2500, 0, null],
  [2000, 0, "£5.00 of it is spent, and a gift card goes back unused only."],
  [2500, 100, "An order that is being paid holds a part of it. Try again in a few minutes."],
  [3000, 0, "More is on it than was paid for it. Take off what was added first."],
])(
  "of a card sold with 2500, with %i on it and %i held, the money goes back unless %j",
  (balanceMinor, heldMinor, fault) => {
    expect(saleRefundFault({ amountMinor: 2500, balanceMinor, heldMinor, currency: "GBP" })).toBe(fault);
  },
);
