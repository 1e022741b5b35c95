import fc from "fast-check";
import { expect, test } from "vitest";
import { cutOf } from "./cut-of.ts";

test.each([
  [
    "a wide picture to a square around its middle",
    [{ width: 1600, height: 900 }, 1, { x: 0.5, y: 0.5 }],
    [350, 0, 900, 900],
  ],
  ["and around what is at its right edge", [{ width: 1600, height: 900 }, 1, { x: 1, y: 0.5 }], [700, 0, 900, 900]],
  ["a tall picture to 4:3 at its top", [{ width: 600, height: 1200 }, 0.75, { x: 0.5, y: 0 }], [0, 0, 600, 450]],
] as const)("%s", (_, [size, ratio, point], [x, y, width, height]) => {
  expect(cutOf(size, ratio, point)).toEqual({ x, y, width, height });
});

test("a cut lies in its picture and fills it one way", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 40, max: 6_000 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 0.36, max: 1.5, noNaN: true }),
      share,
      share,
      (width, height, ratio, x, y) => {
        const cut = cutOf({ width, height }, ratio, { x, y });
        expect(cut.x >= 0 && cut.y >= 0 && cut.x + cut.width <= width && cut.y + cut.height <= height).toBe(true);
        expect(cut.width === width || cut.height === height).toBe(true);
      },
    ),
  );
});
