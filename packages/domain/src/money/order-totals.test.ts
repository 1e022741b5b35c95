import { expect, test } from "vitest";
import { itemTotal, orderTotals, type PricedLine, type Sale } from "./order-totals.ts";

const tee = { quantity: 1, unitPriceIncTaxMinor: 2400, vatRate: 1, hs6: "610910" };
const kidsTee = { quantity: 1, unitPriceIncTaxMinor: 1600, vatRate: 0, hs6: "610910" };
const sticker = { quantity: 1, unitPriceIncTaxMinor: 499, vatRate: 1, hs6: "491199" };

const sale = (lines: PricedLine[], changes: Partial<Sale> = {}): Sale => ({
  lines,
  to: { country: "GB", zip: "S7 1FB" },
  on: "2026-11-21",
  currency: "GBP",
  shippingIncTaxMinor: 0,
  ...changes,
});

test("two adult tees and a zero-rated kids tee with a tenth off come to 61.59 (worked example B)", () => {
  const basket = sale([{ ...tee, quantity: 2 }, kidsTee], {
    shippingIncTaxMinor: 399,
    discountsIncTaxMinor: [480, 160],
  });
  const totals = orderTotals(basket);
  expect(totals).toMatchObject({
    subtotalMinor: 5600,
    goodsTaxMinor: 800,
    discountMinor: 560,
    taxDiscountMinor: 80,
    shippingMinor: 349,
    shippingTaxMinor: 50,
    dutyMinor: 0,
    totalMinor: 6159,
    importNotice: null,
  });
  expect(totals.lines.map((line) => line.totalMinor)).toEqual([4320, 1440]);
  expect(totals.lines[0]).toMatchObject({ priceMinor: 4000, taxMinor: 720, discountMinor: 400 });
  expect(totals.lines[1]).toMatchObject({ priceMinor: 1600, taxMinor: 0, discountMinor: 160 });
});

test("an item's total is price + tax - discount: 10 + 2 - 1 = 11 (platform-core §3)", () => {
  expect(itemTotal({ priceMinor: 10, taxMinor: 2, discountMinor: 1 })).toBe(11);
  const [line] = orderTotals(sale([{ ...tee, unitPriceIncTaxMinor: 1320 }], { discountsIncTaxMinor: [220] })).lines;
  expect(line).toMatchObject({ priceMinor: 1100, taxMinor: 183, discountMinor: 183, totalMinor: 1100 });
  expect(itemTotal(line!)).toBe(line!.totalMinor);
});

const toGermany = { to: { country: "DE", zip: "20357" }, currency: "EUR" };

test("a tee of EUR 23.99 to Germany holds 3.83 VAT; with a sticker in the parcel the duty is EUR 6 (worked example D)", () => {
  const german = orderTotals(
    sale([{ ...tee, unitPriceIncTaxMinor: 2399 }, sticker], { ...toGermany, shippingIncTaxMinor: 795 }),
  );
  expect(german.lines[0]).toMatchObject({
    ...{ rate: 0.19, treatment: "EXPORT_IOSS", priceMinor: 2016, taxMinor: 383, totalMinor: 2399 },
  });
  expect(german).toMatchObject({ dutyMinor: 600, totalMinor: 2399 + 499 + 795 + 600, importNotice: null });
  expect(german.shippingMinor + german.shippingTaxMinor).toBe(795 + 600);
  expect(german.shippingTaxMinor).toBe(127);
});

test.each([
  ["2026-06-30", ["610910"], 0],
  ["2026-07-01", ["610910"], 300],
  ["2026-11-21", ["610910", "610910"], 300],
  ["2026-11-21", ["610910", "491199", "691110"], 900],
])("on %s the duty on lines %j is %i euro cents (print-on-demand law and tax facts)", (on, tariffLines, dutyMinor) => {
  const lines = tariffLines.map((hs6) => ({ ...tee, hs6 }));
  expect(orderTotals(sale(lines, { ...toGermany, on })).dutyMinor).toBe(dutyMinor);
});

test("in pounds the duty is what EUR 3 are worth", () => {
  expect(orderTotals(sale([tee], { to: { country: "DE" } })).dutyMinor).toBe(261);
});

test("goods of more than EUR 150 without their VAT carry no VAT and no duty at the checkout, and say so", () => {
  const atLimit = { ...tee, unitPriceIncTaxMinor: 17_850 };
  const over = { ...tee, unitPriceIncTaxMinor: 17_851 };
  expect(orderTotals(sale([atLimit], toGermany))).toMatchObject({ goodsTaxMinor: 2850, importNotice: null });
  expect(orderTotals(sale([over], toGermany))).toMatchObject({
    ...{ goodsTaxMinor: 0, dutyMinor: 0, totalMinor: 17_851, importNotice: "overLimit" },
    lines: [{ treatment: "EXPORT_DAP", rate: 0 }],
  });
  const discounted = sale([over], { ...toGermany, discountsIncTaxMinor: [1] });
  expect(orderTotals(discounted)).toMatchObject({ dutyMinor: 300, lines: [{ treatment: "EXPORT_IOSS" }] });
});

test("a price is the same wherever it goes: outside the UK and EU all of it is the shop's", () => {
  expect(orderTotals(sale([tee], { to: { country: "US" }, shippingIncTaxMinor: 1195 }))).toMatchObject({
    ...{ subtotalMinor: 2400, goodsTaxMinor: 0, shippingMinor: 1195, shippingTaxMinor: 0, totalMinor: 3595 },
    importNotice: "outside",
  });
});

test("a business in the EU with a checked VAT number is charged none and owes it itself", () => {
  const business = sale([tee], { ...toGermany, hasValidVatId: true });
  expect(orderTotals(business)).toMatchObject({
    ...{ goodsTaxMinor: 0, dutyMinor: 0, importNotice: null },
    lines: [{ treatment: "RC", rate: 0 }],
  });
});

test("an empty basket costs its delivery and owes nothing at a border", () => {
  const empty = orderTotals(sale([], { to: { country: "US" }, shippingIncTaxMinor: 0 }));
  expect(empty).toMatchObject({ totalMinor: 0, dutyMinor: 0, importNotice: null, lines: [] });
});

test("more off a line than it costs takes all of it and nothing else", () => {
  expect(orderTotals(sale([tee, sticker], { discountsIncTaxMinor: [9_999] }))).toMatchObject({ totalMinor: 499 });
});
