import type { Scene, SceneElement } from "@selvedge/design/scene";
import { expect, test } from "vitest";
import { lowestDpi } from "./lowest-dpi.ts";

const art = [
  { sha256: "large", width_px: 3000, height_px: 3000 },
  { sha256: "small", width_px: 600, height_px: 600 },
];
const placed = (assetId: string, w: number, h = w) => ({ assetId, w, h }) as SceneElement;
const scene = (front: SceneElement[], back: SceneElement[] = []) =>
  ({ v: 1, blank: "tee-unisex", sides: { front: { elements: front }, back: { elements: back } } }) as Scene;

test.each([
  ["one picture at its size", scene([placed("large", 254)]), 300],
  ["the poorer of two directions", scene([placed("large", 254, 508)]), 150],
  ["the coarsest of a side", scene([placed("large", 254), placed("small", 127)]), 120],
  ["the coarsest of both sides", scene([placed("large", 254)], [placed("small", 254)]), 60],
  ["nothing placed", scene([]), null],
  ["a picture that is not there any more", scene([placed("gone", 254)]), null],
])("%s", (_, given, dpi) => {
  expect(lowestDpi(given, art)).toBe(dpi);
});

test("an art print is judged on the largest size sold", () => {
  const a3 = scene([placed("large", 254)]);
  expect([Math.SQRT1_2, 1, Math.SQRT2].map((scale) => lowestDpi(a3, art, scale))).toEqual([424, 300, 212]);
});
