import { describe, expect, test } from "vitest";
import { findPlaten } from "../platens.ts";
import { viewOf } from "../views.ts";
import { blankCodes } from "./blank.ts";
import { blanks, findBlank, printableSides } from "./blanks.ts";

describe("the range of blanks", () => {
  test("has each blank once and finds it by its code", () => {
    expect(blanks.map((blank) => blank.code)).toEqual([...blankCodes]);
    expect(findBlank("hoodie")?.name).toBe("Hoodie");
    expect(findBlank("cardigan")).toBeNull();
  });

  test.each(blanks)("$code is complete enough to sell, make and ship", (blank) => {
    expect(blank.baseSku).toContain("BLANK");
    expect(blank.hs6).toMatch(/^\d{6}$/);
    expect(blank.weightGrams).toBeGreaterThan(0);
    expect(blank.baseCostWhiteMinor).toBeLessThanOrEqual(blank.baseCostMinor);
    expect(new Set(blank.colours.map((colour) => colour.code)).size).toBe(blank.colours.length);
    expect(new Set(blank.sizes.map((size) => size.code)).size).toBe(blank.sizes.length);
    expect(blank.colours.filter((colour) => colour.isWhite)).toHaveLength(1);
    for (const side of printableSides(blank)) expect(viewOf(blank, side)?.blank).toBe(blank.code);
  });

  test("only paper goods carry a type code of the form printed…paper (platform-core §3)", () => {
    const paper = blanks.filter((blank) => /^printed.*paper$/.test(blank.typeCode)).map((blank) => blank.code);
    expect(paper).toEqual(["art-print-portrait", "art-print-landscape", "sticker-sheet"]);
    expect(paper).toEqual(
      blanks.filter(({ technology }) => ["paper", "vinyl"].includes(technology)).map((blank) => blank.code),
    );
  });

  test("children's and babies' clothes are zero-rated, everything else standard", () => {
    const zero = blanks.filter((blank) => blank.vatRate === 0).map((blank) => blank.code);
    expect(zero).toEqual(["tee-kids", "baby-bodysuit"]);
    expect(blanks.every((blank) => blank.vatRate === 0 || blank.vatRate === 1)).toBe(true);
  });

  test("every print area fits its platen, and sizes grow", () => {
    for (const blank of blanks) {
      for (const area of Object.values(blank.areas)) {
        const platen = area.platen && findPlaten(area.platen);
        if (platen) expect(area.widthMm <= platen.widthMm && area.heightMm <= platen.heightMm).toBe(true);
        expect(platen !== null).toBe(blank.technology === "dtg");
      }
      const chests = blank.sizes.map((size) => size.chestMm);
      expect(chests).toEqual(chests.toSorted((a, b) => a - b));
    }
  });

  test("the tee prints 355 × 406 mm, 47 mm below the collar", () => {
    expect(findBlank("tee-unisex")?.areas.front).toEqual({
      widthMm: 355,
      heightMm: 406,
      collarOffsetMm: 47,
      platen: "14x16",
      printCostDarkMinor: 260,
      printCostLightMinor: 170,
    });
  });
});
