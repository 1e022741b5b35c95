import { expect, test } from "vitest";
import { paidWithOf } from "./paid-with.ts";

test.each<[string, number, number, string]>([
  ["", 4000, 0, ""],
  ["", 4000, 2500, ""],
  ["Visa ending 4242", 4000, 0, "Visa ending 4242"],
  ["Visa ending 4242", 4000, 2500, "Visa ending 4242 (£15.00) and gift card (£25.00)"],
  ["Gift card", 4000, 4000, "Gift card"],
])("an order paid with %j, %i of which %i by gift cards, was paid with %j", (method, total, giftCard, words) => {
  const order = { payment_method: method, total_minor: total, gift_card_minor: giftCard, currency: "GBP" };
  expect(paidWithOf(order)).toBe(words);
});
