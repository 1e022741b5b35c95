import { emptyScene, type ImageElement, type Scene } from "@selvedge/design/scene";
import { expect, test } from "vitest";
import { type ArtResolution, artResolution } from "./art-resolution.ts";

const placed = (assetId: string, w: number): ImageElement => ({
  id: assetId + w,
  type: "image",
  assetId,
  x: 0,
  y: 0,
  w,
  h: w,
  rotation: 0,
  opacity: 1,
  flip: "none",
});
const scene = (...elements: ImageElement[]): Scene => ({ ...emptyScene("tee-unisex"), sides: { front: { elements } } });
const pictures = [
  { sha256: "owl", widthPx: 1000, heightPx: 2000 },
  { sha256: "fox", widthPx: 3000, heightPx: 3000 },
];

test.each<[string, Scene, string, ArtResolution | null]>([
  ["the poorer direction of the one picture", scene(placed("owl", 254)), "front", { dpi: 100, verdict: "poor" }],
  ["the poorest of several", scene(placed("fox", 254), placed("owl", 254)), "front", { dpi: 100, verdict: "poor" }],
  [
    "the one that is rendered larger",
    scene(placed("fox", 127), placed("fox", 300)),
    "front",
    { dpi: 254, verdict: "good" },
  ],
  ["nothing where a side is bare", scene(placed("owl", 254)), "back", null],
  ["nothing where the picture is gone", scene(placed("elk", 254)), "front", null],
])("a side's art prints as well as %s", (_, design, side, resolution) => {
  expect(artResolution(design, side, pictures)).toEqual(resolution);
});

test("a side's art is judged on the largest size sold", () => {
  expect(artResolution(scene(placed("fox", 381)), "front", pictures, Math.SQRT2)).toEqual({
    dpi: 141,
    verdict: "poor",
  });
});
