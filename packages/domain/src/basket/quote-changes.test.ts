import fc from "fast-check";
import { expect, test } from "vitest";
import { type NewQuote, quoteChanges, readSeen, writeSeen } from "./quote-changes.ts";

const tee = { key: "v1", quantity: 2, priceIncTax: 24, name: "Classic Tee", options: { Colour: "Black", Size: "M" } };
const tote = { key: "v2", quantity: 1, priceIncTax: 16, name: "Clip tote", options: { Colour: "Natural", Size: "" } };
const shipping = [
  { code: "uk-48", name: "Royal Mail 48" },
  { code: "uk-24", name: "Tracked 24" },
];
const quote = (changes: Partial<NewQuote> = {}): NewQuote => ({
  items: [tee, tote],
  chosen: "uk-48",
  shipping,
  totals: { shippingIncTax: 3.99 },
  ...changes,
});
const money = (major: number) => `£${major.toFixed(2)}`;
const check = "Please check the new total.";

test.each<[string, Partial<NewQuote>, string]>([
  ["a quantity", { items: [{ ...tee, quantity: 3 }, tote] }, "You now have 3 of Classic Tee, Black, M, not 2."],
  ["a price", { items: [tee, { ...tote, priceIncTax: 18 }] }, "Clip tote, Natural costs £18.00 now, not £16.00."],
  [
    "quantity and price of one line",
    { items: [{ ...tee, quantity: 1, priceIncTax: 26 }, tote] },
    "You now have 1 of Classic Tee, Black, M, not 2. Classic Tee, Black, M costs £26.00 now, not £24.00.",
  ],
  [
    "one line for another",
    { items: [tee, { ...tote, key: "v3", name: "Beanie", options: { Colour: "Moss", Size: "" } }] },
    "Beanie, Moss was added to your basket. One item was removed from your basket.",
  ],
  ["lines gone", { items: [{ ...tee, key: "v9" }] }, "Classic Tee, Black, M was added to your basket. 2 items were"],
  [
    "another delivery",
    { chosen: "uk-24", totals: { shippingIncTax: 4.95 } },
    "Your order now ships by Tracked 24, which costs £4.95.",
  ],
  ["delivery for nothing", { totals: { shippingIncTax: 0 } }, "Delivery is free now, not £3.99."],
  ["nothing that is known of", {}, "The total has changed since you last saw it."],
  [
    "more than one reads",
    {
      items: [
        { ...tee, quantity: 9, priceIncTax: 1 },
        { ...tote, quantity: 9 },
      ],
      totals: { shippingIncTax: 9 },
    },
    "Your basket has changed since you last saw it.",
  ],
])("%s", (_, changes, words) => {
  const message = quoteChanges(quote(), quote(changes), money);
  expect([message.startsWith(words), message.endsWith(check)]).toEqual([true, true]);
});

test("only another price is called a price", () => {
  const message = quoteChanges(quote(), quote({ items: [{ ...tee, quantity: 5 }] }), money);
  expect(message).not.toMatch(/price|cost/i);
});

test("where it is unknown what was seen, only the total is named", () => {
  expect(quoteChanges(null, quote(), money)).toBe(`The total has changed since you last saw it. ${check}`);
});

const price = fc.integer({ min: 0, max: 9_999_999 }).map((minor) => minor / 100);
const item = fc.record({
  key: fc.stringMatching(/^[vp]\d{1,9}$/),
  quantity: fc.integer({ min: 1, max: 99 }),
  priceIncTax: price,
});

test("what was seen is read as it was written", () => {
  const seen = fc.record({
    chosen: fc.stringMatching(/^[\w-]{1,20}$/),
    totals: fc.record({ shippingIncTax: price }),
    items: fc.array(item, { maxLength: 20 }),
  });
  fc.assert(
    fc.property(seen, (quoted) => {
      expect(readSeen(writeSeen(quoted))).toEqual(quoted);
    }),
  );
});

test.each(["", "uk-48", "uk-48 x", "uk-48 3.99|v1 2", "uk-48 3.99|<b> 1 2", "uk-48 3.99|v1 2 24|"])(
  "%j was never written by us",
  (text) => expect(readSeen(text)).toBeNull(),
);
