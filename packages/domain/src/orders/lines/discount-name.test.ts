import { expect, test } from "vitest";
import { discountName } from "./discount-name.ts";

test.each([
  [{ isChild: false, coupon: "HARBOUR10", totalMinor: 2340 }, "Code HARBOUR10"],
  [{ isChild: false, coupon: "", totalMinor: 2340 }, "Discount"],
  [{ isChild: true, coupon: "", totalMinor: 200 }, "Paid with the first order"],
  [{ isChild: true, coupon: "", totalMinor: 0 }, "Free of charge"],
])("what is taken off %j is called %s", (of, name) => {
  expect(discountName(of)).toBe(name);
});
