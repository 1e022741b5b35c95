import { expect, test } from "vitest";
import { againstLineChange, type LineFacts, type LineMoney, splitLine } from "./line-change.ts";

const line: LineFacts = { quantity: 2, madeLabels: 0, refundedPieces: 0, isFixed: false };

test.each<[string, Partial<LineFacts>, string | null]>([
  ["before anything is printed", {}, null],
  ["once one of its labels is printed", { madeLabels: 1 }, "Its label is printed: it is being made."],
  ["with one piece refunded", { refundedPieces: 1 }, "A part of it has been refunded. Write to us."],
  ["with every piece refunded", { refundedPieces: 2, madeLabels: 2 }, "Its money has gone back."],
  ["made for one order alone", { isFixed: true }, "It is made just for this order. Write to us."],
])("a line %s", (_, facts, against) => {
  expect(againstLineChange({ ...line, ...facts })).toBe(against);
});

const totalOf = ({ priceMinor, taxMinor, discountMinor }: LineMoney) => priceMinor + taxMinor - discountMinor;

test.each<[number, number, number]>([
  [3, 7200, 0],
  [3, 7201, 333],
  [7, 9999, 1],
  [2, 1, 1],
])("%s pieces of %s with %s off, parted anywhere, add up by themselves and together", (quantity, gross, off) => {
  const taxMinor = Math.round((gross - off) / 6);
  const priceMinor = gross - Math.round(gross / 6);
  const whole: LineMoney = {
    ...{ quantity, priceIncTaxMinor: gross, discountIncTaxMinor: off, taxMinor, priceMinor },
    discountMinor: priceMinor + taxMinor - (gross - off),
  };
  for (let pieces = 1; pieces < quantity; pieces++) {
    const { left, taken } = splitLine(whole, pieces);
    for (const part of [left, taken]) expect(totalOf(part)).toBe(part.priceIncTaxMinor - part.discountIncTaxMinor);
    for (const name of Object.keys(whole) as (keyof LineMoney)[]) expect(left[name] + taken[name]).toBe(whole[name]);
    expect(taken.quantity).toBe(pieces);
  }
});
