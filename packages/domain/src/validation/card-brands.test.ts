import fc from "fast-check";
import { expect, test } from "vitest";
import { cardBrandOf, groupedCardNumber } from "./card-brands.ts";

test.each([
  ["4", "visa"],
  ["4242 4242", "visa"],
  ["5555", "mastercard"],
  ["2221 00", "mastercard"],
  ["2720 99", "mastercard"],
  ["2721", undefined],
  ["34", "amex"],
  ["37", "amex"],
  ["35", undefined],
  ["", undefined],
])("%s begins a card of %s", (typed, code) => {
  expect(cardBrandOf(typed)?.code).toBe(code);
});

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["42424", "4242 4"],
  ["4242", "4242"],
  ["4242-4242-42", "4242 4242 42"],
  ["378282246310005", "3782 822463 10005"],
  ["4242424242424242123", "4242 4242 4242 4242 123"],
  ["42424242424242421234", "4242 4242 4242 4242 123 4"],
  ["4242x", "4242x"],
])("%s is written %s", (typed, written) => {
  expect(groupedCardNumber(typed)).toBe(written);
});

test("grouping changes no digit, and what is grouped stays as it is", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d -]{0,30}$/), (typed) => {
      const written = groupedCardNumber(typed);
      expect(written.replaceAll(" ", "")).toBe(typed.replace(/[\s-]/g, ""));
      expect(groupedCardNumber(written)).toBe(written);
    }),
  );
});
