import { findBlank } from "@selvedge/garments/blanks/blanks";
import { expect, test } from "vitest";
import { variantProfit } from "./variant-profit.ts";

const extras = { A3: 600, A2: 1400 };

test.each([
  ["A4", {}, null, 1663],
  ["A2 at the price of A4", {}, null, 613],
  ["A2", extras, null, 1780],
  ["A2 on sale", extras, 2800, 1280],
])("%s earns what is typed for its size", (name, sizeExtrasMinor, salePriceIncTaxMinor, profitMinor) => {
  const blank = findBlank("art-print-portrait")!;
  const colour = blank.colours.find(({ name }) => name === "Black")!;
  const size = blank.sizes.find((each) => each.name === name.slice(0, 2))!;
  const form = { priceIncTaxMinor: 3400, salePriceIncTaxMinor, sizeExtrasMinor };
  expect(variantProfit(form, { blank, colour, size }, { printedSides: ["front"], vatRate: 1 }).profitMinor).toBe(
    profitMinor,
  );
});
