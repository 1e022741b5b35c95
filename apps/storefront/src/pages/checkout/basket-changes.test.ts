import { expect, test } from "vitest";
import { changeNotice } from "./basket-changes.ts";

const tee = { key: "a", quantity: 1, priceIncTax: 24 };
const hoodie = { key: "b", quantity: 1, priceIncTax: 40 };
const prices = "Prices have changed since you last saw them. Please check the new total.";
const basket = "Your basket has changed since you last saw it. Please check the new total.";

test.each([
  ["another quantity", [tee], [{ ...tee, quantity: 2 }], basket],
  ["one more thing", [tee], [tee, hoodie], basket],
  ["one thing less", [tee, hoodie], [tee], basket],
  ["one thing for another", [tee], [hoodie], basket],
  ["another price", [tee, hoodie], [tee, { ...hoodie, priceIncTax: 42 }], prices],
  ["another delivery price", [tee], [tee], prices],
  [
    "another quantity and price",
    [tee],
    [{ ...tee, quantity: 2, priceIncTax: 26 }],
    "Your basket and its prices have changed since you last saw them. Please check the new total.",
  ],
])("%s", (_, before, after, words) => {
  expect(changeNotice(before, after, prices)).toBe(words);
});
