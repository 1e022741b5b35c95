import { expect, test } from "vitest";
import { findBlank } from "./blanks.ts";
import { needsPretreat, pieceCostExVatMinor, printCostExVatMinor } from "./costs.ts";

const tee = findBlank("tee-unisex")!;
const mug = findBlank("mug")!;
const colour = (blank: typeof tee, name: string) => blank.colours.find((known) => known.name === name)!;

test("a black tee printed on both sides costs £12.40, a white one £9.30, before VAT", () => {
  expect(pieceCostExVatMinor(tee, colour(tee, "Black"), ["front", "back"])).toBe(1240);
  expect(pieceCostExVatMinor(tee, colour(tee, "White"), ["front", "back"])).toBe(930);
});

test("a side named twice is printed once, and a side that cannot be printed costs nothing", () => {
  expect(pieceCostExVatMinor(tee, colour(tee, "Black"), ["front", "front"])).toBe(980);
  expect(printCostExVatMinor(tee, "left", colour(tee, "Black"))).toBeNull();
});

test("a larger art print costs more", () => {
  const art = findBlank("art-print-portrait")!;
  const [small, , large] = art.sizes;
  expect(pieceCostExVatMinor(art, art.colours[0]!, ["front"], large)).toBe(
    pieceCostExVatMinor(art, art.colours[0]!, ["front"], small) + 1050,
  );
});

test.each([
  [tee, "Black", true],
  [tee, "Natural", true],
  [tee, "White", false],
  [mug, "Black", false],
] as const)("pretreatment is for direct printing on anything but white (%#)", (blank, name, expected) => {
  expect(needsPretreat(blank, colour(blank, name))).toBe(expected);
});
