import { expect, test } from "vitest";
import { refundShares } from "./refund-shares.ts";

const charged = (leftMinor: number) => ({ leftMinor, isGiftCard: false });
const card = (leftMinor: number) => ({ leftMinor, isGiftCard: true });

test.each([
  [[charged(1799)], 1000, [1000]],
  [[charged(1799), card(1000)], 1500, [1500, 0]],
  [[charged(1799), card(1000)], 1799, [1799, 0]],
  [[charged(1799), card(1000)], 2000, [1799, 201]],
  [[charged(1799), card(1000)], 2799, [1799, 1000]],
  [[card(1000), charged(1799)], 2000, [201, 1799]],
  [[charged(0), card(600), card(400)], 700, [0, 600, 100]],
  [[charged(1000), card(500), charged(300)], 1400, [1000, 100, 300]],
  [[card(1000)], 0, [0]],
])("of charges %j a refund of %i takes %j", (charges, amountMinor, shares) => {
  expect(refundShares(charges, amountMinor)).toEqual(shares);
});

test("a refund of more than the payments have left is a mistake of the caller", () => {
  expect(() => refundShares([charged(1000), card(500)], 1501)).toThrow("1 short of a refund of 1501");
});
