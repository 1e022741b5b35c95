import type { Scene } from "@selvedge/design/scene";
import { type GarmentView, viewSizePx } from "@selvedge/garments/view";
import { viewOf } from "@selvedge/garments/views";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { renderMockup } from "./mockup.ts";
import { loaderOf, plainPng, sceneOf, sha256Of } from "./pictures.examples.ts";
import { printFocus } from "./print-focus.ts";

const tee = viewOf("tee-unisex", "front")!;
const red = await plainPng(60, 60, "#ff0000");
const placed = (place: object) => sceneOf("front", { assetId: sha256Of(red), ...place });
const isRed = ([r, g, b]: readonly number[]) => r! > 140 && g! < 90 && b! < 90;

/** Where the mockup is red, in shares of it. */
async function redBox(view: GarmentView, scene: Scene) {
  const mockup = await renderMockup({ view, hex: "#17181b", scene, side: "front", loadAsset: loaderOf(red) });
  if (!mockup.ok) throw new Error(mockup.code);
  const { data } = await sharp(mockup.images[0]!.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < data.length; at += 4) {
    if (!isRed([...data.subarray(at, at + 3)])) continue;
    xs.add((at / 4) % viewSizePx);
    ys.add(Math.floor(at / 4 / viewSizePx));
  }
  const range = (all: Set<number>) => [Math.min(...all) / viewSizePx, (Math.max(...all) + 1) / viewSizePx] as const;
  return { x: range(xs), y: range(ys) };
}

test.each([
  ["a wide one", "tee-unisex", { x: 10, y: 40, w: 330, h: 200 }],
  ["a small one in a corner", "tee-unisex", { x: 0, y: 300, w: 90, h: 90 }],
  ["one on a bag", "tote", { x: 20, y: 30, w: 240, h: 300 }],
])("the print is in the middle of the closer look and fits into it: %s", async (_, blank, place) => {
  const view = viewOf(blank, "front")!;
  const focus = printFocus(view, placed(place), "front")!;
  const { x, y } = await redBox(view, placed(place));
  expect(focus.x).toBeCloseTo((x[0] + x[1]) / 2, 2);
  expect(focus.y).toBeCloseTo((y[0] + y[1]) / 2, 2);
  const shown = Math.max(x[1] - x[0], y[1] - y[0]) * focus.scale;
  expect(shown).toBeLessThan(0.86);
  if (focus.scale < 3) expect(shown).toBeGreaterThan(0.82);
});

test.each([
  ["nothing is placed", tee, sceneOf("back", { assetId: sha256Of(red), w: 100, h: 100 })],
  ["the print is wrapped round a mug", viewOf("mug", "front")!, placed({ w: 80, h: 80 })],
  ["it is beyond the print area", tee, placed({ x: 900, y: 900, w: 50, h: 50 })],
])("there is none where %s", (_, view, scene) => {
  expect(printFocus(view, scene, "front")).toBeNull();
});

test("it is 1.4 to 3 times as large and shows nothing beyond the picture", () => {
  const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const place = fc.record({ x: mm(-100, 300), y: mm(-100, 300), w: mm(1, 500), h: mm(1, 500), rotation: mm(0, 359) });
  fc.assert(
    fc.property(place, (at) => {
      const focus = printFocus(tee, placed(at), "front");
      if (!focus) return;
      expect(focus.scale >= 1.4 && focus.scale <= 3).toBe(true);
      for (const middle of [focus.x, focus.y]) {
        expect(middle - 0.5 / focus.scale).toBeGreaterThanOrEqual(-1e-9);
        expect(middle + 0.5 / focus.scale).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});
