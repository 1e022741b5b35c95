import fc from "fast-check";
import { expect, test } from "vitest";
import { niceTop, pathOf, pointsOf } from "./chart-scale.ts";

test.each([
  [50_800, 60_000, 20_000],
  [100, 100, 50],
  [0, 100, 50],
  [9_999, 10_000, 5_000],
])("the axis of %i ends at %i in steps of %i", (largest, top, step) => {
  expect(niceTop(largest)).toEqual({ top, step });
});

test("the axis always reaches the largest value in at most four steps", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (largest) => {
      const { top, step } = niceTop(largest);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(top / step).toBeLessThanOrEqual(4.0001);
    }),
  );
});

test("values run from edge to edge", () => {
  expect(pathOf(pointsOf([0, 50, 100], 100, 200, 80))).toBe("M0.0 80.0L100.0 40.0L200.0 0.0");
});
