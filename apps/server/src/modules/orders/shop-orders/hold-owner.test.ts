import { holdKinds } from "@selvedge/domain/factory/holds";
import { expect, test } from "vitest";
import { holdsOfShop, isOurHold, shopHoldText } from "./hold-owner.ts";

test("every hold that a shop can act on is a hold there is", () => {
  expect(
    holdKinds
      .filter(({ code }) => !isOurHold(code))
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(holdsOfShop.toSorted());
});

test.each([
  ["factory_issue", "Clean the head of GTX-2, then print again.", "Held at the factory"],
  ["out_of_stock", "Pallet 4 is late", "Out of stock"],
  ["frisk_review", "Score 45", "Order is being checked"],
  ["unknown", "A note", "On hold"],
  ["address_invalid", "There is no number 9", "There is no number 9"],
  ["merchant_hold", "Wrong size", "Wrong size"],
  ["merchant_hold", "", "Held by you"],
])("a shop reads of %s with the note %j: %s", (code, note, text) => {
  expect(shopHoldText(code, note)).toBe(text);
});
