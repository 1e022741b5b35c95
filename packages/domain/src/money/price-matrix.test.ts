import { expect, test } from "vitest";
import { bespokePriceOf, type PriceMatrix } from "./price-matrix.ts";
import { taxOfLine } from "./vat.ts";

const matrix: PriceMatrix = {
  columns: [
    { printCount: 1, technology: "dtg" },
    { printCount: 2, technology: "dtg" },
    { printCount: 1, technology: "dtf" },
  ],
  rows: [
    { minimumQuantity: 100, unitNetMinor: [840, 1090, null] },
    { minimumQuantity: 25, unitNetMinor: [960, 1240, null] },
    { minimumQuantity: 250, unitNetMinor: [780, 990, 690] },
  ],
  setUpNetMinor: 2500,
};
const job = { quantity: 100, printCount: 1, technology: "dtg" };
const rateFor = (country: string, hasValidVatId = false) =>
  taxOfLine({ to: { country }, hasValidVatId, isSmall: false, on: "2026-11-21" }, 1).rate;

test("100 tees at 8.40 with a set-up of 25.00 are 865.00, with VAT 1038.00 (worked example F)", () => {
  expect(bespokePriceOf(matrix, job, rateFor("GB"))).toEqual({
    ok: true,
    ...{ unitNetMinor: 840, setUpNetMinor: 2500, netMinor: 86_500, taxMinor: 17_300, totalMinor: 103_800 },
    nextBreak: { quantity: 250, unitNetMinor: 780 },
  });
});

test("a business in the EU with a valid VAT number pays the net amount (worked example F)", () => {
  expect(bespokePriceOf(matrix, job, rateFor("DE", true))).toMatchObject({ taxMinor: 0, totalMinor: 86_500 });
});

test.each([
  [25, 960, 100],
  [99, 960, 100],
  [100, 840, 250],
  [249, 840, 250],
  [250, 780, null],
  [9_000, 780, null],
])("%i pieces cost %i each, and less from %s", (quantity, unitNetMinor, next) => {
  const price = bespokePriceOf(matrix, { ...job, quantity }, 0.2);
  expect(price).toMatchObject({ ok: true, unitNetMinor });
  expect(price.ok && (price.nextBreak?.quantity ?? null)).toBe(next);
});

test.each([
  [{ quantity: 24 }, { ok: false, code: "too_few", minimumQuantity: 25 }],
  [
    { technology: "dtf", quantity: 100 },
    { ok: false, code: "too_few", minimumQuantity: 250 },
  ],
  [{ printCount: 3 }, { ok: false, code: "not_offered" }],
  [{ technology: "embroidery" }, { ok: false, code: "not_offered" }],
])("%j is refused", (changes, refusal) => {
  expect(bespokePriceOf(matrix, { ...job, ...changes }, 0.2)).toEqual(refusal);
});
