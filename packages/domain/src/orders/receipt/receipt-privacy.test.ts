import { expect, test } from "vitest";
import { isSamePostcode, maskedEmail } from "./receipt-privacy.ts";

test.each([
  ["rowan@postbox.example", "r•••@postbox.example"],
  ["@a@b.example", "@•••@b.example"],
  ["a@b.example", "a•••@b.example"],
  ["🧵thread@b.example", "🧵•••@b.example"],
  ["nobody", "•••"],
  ["@b.example", "•••"],
])("%s is shown as %s", (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test.each([
  ["S7 1FB", "S7 1FB", true],
  [" s71fb ", "S7 1FB", true],
  ["S7-1FB", "S7 1FB", true],
  ["S7 1F", "S7 1FB", false],
  ["S7 1FBB", "S7 1FB", false],
  ["", "S7 1FB", false],
  ["", "", false],
  [" - ", "-", false],
])("%j for %j: %s", (typed, meant, isSame) => {
  expect(isSamePostcode(typed, meant)).toBe(isSame);
});
