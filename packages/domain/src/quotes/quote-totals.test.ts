import { expect, test } from "vitest";
import { sum } from "../money/round.ts";
import { piecesOf, quotedLines, quoteTotals, styleNetMinor } from "./quote-totals.ts";

const tees = { quantities: { S: 26, M: 44, L: 110 }, unitNetMinor: 670, setUpNetMinor: 2000, rate: 0.2 };
const bodysuits = { quantities: { "0-3": 10 }, unitNetMinor: 900, setUpNetMinor: 0, rate: 0 };

test("a quote's totals are its pieces with the set-up, its delivery, and VAT on top of both", () => {
  expect(quoteTotals([tees], 1800)).toEqual({
    subtotalMinor: 122_600,
    goodsTaxMinor: 24_520,
    shippingMinor: 1800,
    shippingTaxMinor: 360,
    totalMinor: 149_280,
  });
});

test("delivery carries VAT as far as the goods do", () => {
  const { goodsTaxMinor, shippingTaxMinor } = quoteTotals([tees, bodysuits], 1800);
  expect(goodsTaxMinor).toBe(24_520);
  expect(shippingTaxMinor).toBe(335);
  expect(quoteTotals([bodysuits], 1800).shippingTaxMinor).toBe(0);
  expect(quoteTotals([], 1800).totalMinor).toBe(1800);
});

test.each([[{ S: 26, M: 44, L: 110 }], [{ XS: 1, S: 1, M: 178 }], [{ S: 60, M: 60, L: 61, XL: 0 }]])(
  "the lines of %j are the goods to the penny",
  (quantities) => {
    const style = { ...tees, quantities, unitNetMinor: 673 };
    const lines = quotedLines(style);
    const { subtotalMinor, goodsTaxMinor } = quoteTotals([style], 0);
    expect(sum(lines.map(({ netMinor }) => netMinor))).toBe(subtotalMinor);
    expect(subtotalMinor).toBe(styleNetMinor(style));
    expect(sum(lines.map(({ taxMinor }) => taxMinor))).toBe(goodsTaxMinor);
    expect(sum(lines.map(({ quantity }) => quantity))).toBe(piecesOf(quantities));
    expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
  },
);
