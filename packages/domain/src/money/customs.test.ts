import { expect, test } from "vitest";
import { flatDutyMinor, importNotices, intrinsicValueMinor, isSmallParcel, type Parcel } from "./customs.ts";

const parcel = (paidIncTaxMinor: number, changes: Partial<Parcel> = {}): Parcel => ({
  lines: [{ paidIncTaxMinor, vatRate: 1, hs6: "610910" }],
  to: { country: "DE" },
  currency: "EUR",
  on: "2026-11-21",
  ...changes,
});

test("customs look at goods without the destination's VAT", () => {
  expect(intrinsicValueMinor(parcel(11_900))).toBe(10_000);
  expect([17_850, 17_851].map((paid) => intrinsicValueMinor(parcel(paid)))).toEqual([150_00, 150_01]);
  expect(intrinsicValueMinor(parcel(11_900, { to: { country: "US" } }))).toBe(11_900);
});

test.each([
  ["EUR 150.00 into Germany", parcel(17_850), true],
  ["EUR 150.01 into Germany", parcel(17_851), false],
  ["GBP 130.50, worth EUR 150, into Germany", parcel(15_530, { currency: "GBP" }), true],
  ["GBP 131.00 into Germany", parcel(15_589, { currency: "GBP" }), false],
  ["GBP 135.00 into the UK", parcel(16_200, { to: { country: "GB" }, currency: "GBP" }), true],
  ["GBP 135.01 into the UK", parcel(16_201, { to: { country: "GB" }, currency: "GBP" }), false],
  ["a currency without a rate", parcel(1, { currency: "XTS" }), false],
] as const)("%s is a small parcel or not", (_, each, isSmall) => {
  expect(isSmallParcel(each)).toBe(isSmall);
});

test("what is taken at a border is described in a sentence", () => {
  expect(Object.keys(importNotices)).toEqual(["overLimit", "outside"]);
  for (const notice of Object.values(importNotices)) expect(notice).toMatch(/^[A-Z].*\.$/);
});

test("duty counts tariff lines, also those that cost nothing, in the parcel's currency", () => {
  const free = { paidIncTaxMinor: 0, vatRate: 1, hs6: "491199" };
  const two = parcel(2400, { lines: [...parcel(2400).lines, free] });
  expect(flatDutyMinor(two)).toBe(600);
  expect(flatDutyMinor({ ...two, currency: "GBP" })).toBe(522);
  expect(flatDutyMinor({ ...two, currency: "JPY" })).toBe(1104);
  expect(flatDutyMinor({ ...two, on: "2026-06-30" })).toBe(0);
  expect(flatDutyMinor({ ...two, currency: "XTS" })).toBe(0);
});
