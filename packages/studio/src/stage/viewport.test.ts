import { viewOf } from "@selvedge/garments/views";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOnPicture, fitArea, toMm, toScreen, zoomAt } from "./viewport.ts";

const tee = viewOf("tee-unisex", "front")!;
const area = areaOnPicture(tee);
const coordinate = fc.double({ min: -400, max: 800, noNaN: true });

test("millimetres come back from the screen as they went", () => {
  fc.assert(
    fc.property(coordinate, coordinate, fc.double({ min: 0.2, max: 6, noNaN: true }), (x, y, scale) => {
      const viewport = { x: 31, y: -12, scale };
      const back = toMm(viewport, area, toScreen(viewport, area, { x, y }));
      expect(back.x).toBeCloseTo(x, 6);
      expect(back.y).toBeCloseTo(y, 6);
    }),
  );
});

test("zooming keeps the point under the pointer", () => {
  fc.assert(
    fc.property(coordinate, coordinate, fc.double({ min: 0.3, max: 3, noNaN: true }), (x, y, factor) => {
      const viewport = { x: 10, y: 20, scale: 0.8 };
      const before = toMm(viewport, area, { x, y });
      const after = toMm(zoomAt(viewport, { x, y }, factor), area, { x, y });
      expect(after.x).toBeCloseTo(before.x, 6);
    }),
  );
});

test.each([
  [1000, 800],
  [390, 420],
])("the print area fits a stage of %i × %i", (width, height) => {
  const viewport = fitArea({ width, height }, area, tee.printArea, { x: 24, top: 40, bottom: 40 });
  const from = toScreen(viewport, area, { x: 0, y: 0 });
  const to = toScreen(viewport, area, { x: 355, y: 406 });
  expect(from.x).toBeGreaterThanOrEqual(23.9);
  expect(to.x).toBeLessThanOrEqual(width - 23.9);
  expect(from.y).toBeGreaterThanOrEqual(39.9);
  expect(to.y).toBeLessThanOrEqual(height - 39.9);
});

test("a mug's print is flat about the middle of the mug", () => {
  const mug = viewOf("mug", "front")!;
  const onMug = areaOnPicture(mug);
  expect(onMug.xPx + (mug.printArea.widthMm * onMug.pxPerMm) / 2).toBeCloseTo(mug.map!.centreXPx, 6);
});
