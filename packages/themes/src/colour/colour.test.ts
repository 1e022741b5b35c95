import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mix, parseHex, toHex } from "./colour.ts";
import { contrast, onColour, TEXT_RATIO } from "./contrast.ts";
import { nearestPassing } from "./nearest-passing.ts";
import { fromOklch, toOklch } from "./oklch.ts";

const hexes = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => toHex({ r, g, b }));

describe("contrast (WCAG 2.2)", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
    ["#86b302", "#ffffff", 2.48],
    ["#86b302", "#222222", 6.41],
  ])("%s on %s is %f", (text, ground, ratio) => {
    expect(contrast(text, ground)).toBeCloseTo(ratio, 1);
    expect(contrast(ground, text)).toBe(contrast(text, ground));
  });

  test("a candidate, or black or white, is legible on every colour", () => {
    fc.assert(
      fc.property(hexes, hexes, (ground, ink) => {
        expect(contrast(onColour(ground, [ink]), ground)).toBeGreaterThanOrEqual(TEXT_RATIO);
      }),
    );
  });

  test("the first candidate that can be read is used", () => {
    expect(onColour("#f5f6f4", ["#1e2a32", "#000000"])).toBe("#1e2a32");
    expect(onColour("#111111", ["#222222", "#eeeeee"])).toBe("#eeeeee");
  });
});

describe("the nearest colour that passes", () => {
  test("passes, on every ground", () => {
    fc.assert(
      fc.property(hexes, hexes, (colour, ground) => {
        expect(contrast(nearestPassing(colour, ground), ground)).toBeGreaterThanOrEqual(TEXT_RATIO);
      }),
    );
  });

  test("is the colour itself when that passes", () => {
    expect(nearestPassing("#2f4a5a", "#ffffff")).toBe("#2f4a5a");
  });

  test("keeps its hue and goes no further than it must", () => {
    const green = nearestPassing("#86b302", "#ffffff");
    expect(Math.abs(toOklch(green).h - toOklch("#86b302").h)).toBeLessThan(0.03);
    expect(contrast(green, "#ffffff")).toBeLessThan(4.7);
  });
});

describe("colours", () => {
  test("survive the way to OKLCH and back", () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const [from, to] = [parseHex(hex), parseHex(fromOklch(toOklch(hex)))];
        for (const part of ["r", "g", "b"] as const)
          expect(Math.abs((from?.[part] ?? 0) - (to?.[part] ?? 99))).toBeLessThanOrEqual(2);
      }),
    );
  });

  test("mix by share", () => {
    expect(mix("#000000", "#ffffff", 0.25)).toBe("#bfbfbf");
  });

  test.each(["", "red", "#12", "#12345", "#12345g", "#1234567"])("%s is none", (text) => {
    expect(parseHex(text)).toBeNull();
  });
});
