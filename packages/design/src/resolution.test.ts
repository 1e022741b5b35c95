import fc from "fast-check";
import { expect, test } from "vitest";
import { dpiOf, resolutionVerdict } from "./resolution.ts";

const box = { w: 254, h: 127 };

test.each([
  [2000, 200, "good"],
  [1999, 199, "fair"],
  [1500, 150, "fair"],
  [1499, 149, "poor"],
  [720, 72, "poor"],
  [719, 71, "blocked"],
])("%i px over 254 mm is %i dpi: %s", (widthPx, dpi, verdict) => {
  expect(resolutionVerdict(box, { widthPx, heightPx: widthPx })).toMatchObject({ dpi, verdict });
});

test("the poorer direction counts", () => {
  expect(dpiOf(box, { widthPx: 2540, heightPx: 635 })).toBeCloseTo(127);
});

test("the size it names is still good, and a little more is not", () => {
  const pixels = fc.record({
    widthPx: fc.integer({ min: 100, max: 20_000 }),
    heightPx: fc.integer({ min: 100, max: 20_000 }),
  });
  const length = fc.double({ min: 5, max: 800, noNaN: true });
  fc.assert(
    fc.property(pixels, length, length, (asset, w, h) => {
      const { largestGoodMm: largest } = resolutionVerdict({ w, h }, asset);
      if (largest.w > 1 && largest.h > 1) expect(dpiOf(largest, asset)).toBeGreaterThanOrEqual(200);
      expect(dpiOf({ w: largest.w + 0.2, h: largest.h + 0.2 }, asset)).toBeLessThan(200);
    }),
  );
});
