import { expect, test } from "vitest";
import { assetTable } from "./asset.ts";
import { type FindingCode, isPrintable, preflight, type Severity } from "./preflight.ts";
import { frontScene, imageAsset, imageElement } from "./scene.examples.ts";
import { emptyScene, type ImageElement, type Scene } from "./scene.ts";

const tee = { code: "tee-unisex", name: "Organic tee", areas: { front: { widthMm: 355, heightMm: 406 } } };
const assets = assetTable([imageAsset()]);
const codes = (scene: Scene) => preflight(scene, assets, tee).map((finding) => finding.code);

test("a sharp picture well inside the area has no findings", () => {
  expect(preflight(frontScene(imageElement()), assets, tee)).toEqual([]);
});

test.each<[Partial<ImageElement>, FindingCode, Severity]>([
  [{ x: -0.2 }, "partly_outside_area", "block"],
  [{ x: 400 }, "outside_area", "block"],
  [{ rotation: 90, x: 240 }, "partly_outside_area", "block"],
  [{ assetId: "cd".repeat(32) }, "missing_asset", "block"],
  [{ w: 340, h: 170, x: 5 }, "fair_resolution", "note"],
  [{ h: 200 }, "fair_resolution", "note"],
  [{ h: 120 }, "stretched", "note"],
  [{ opacity: 0.02 }, "invisible", "block"],
  [{ opacity: 0.5 }, "see_through", "note"],
  [{ w: 8, h: 4 }, "very_small", "warn"],
])("an element with %j is %s", (changes, code, severity) => {
  const found = preflight(frontScene(imageElement(changes)), assets, tee);
  expect(found).toContainEqual(expect.objectContaining({ code, severity, side: "front", elementId: "a1" }));
});

test.each([
  [1182, "fair_resolution", "note"],
  [1180, "low_resolution", "warn"],
  [570, "low_resolution", "warn"],
  [560, "resolution_too_low", "block"],
])("%i px over 200 mm is %s", (widthPx, code, severity) => {
  const coarse = assetTable([imageAsset({ widthPx, heightPx: widthPx })]);
  const square = frontScene(imageElement({ h: 200 }));
  expect(preflight(square, coarse, tee)).toMatchObject([{ code, severity }]);
});

test("the text of a coarse picture says how large it may be", () => {
  const coarse = assetTable([imageAsset({ widthPx: 800, heightPx: 400 })]);
  const [finding] = preflight(frontScene(imageElement()), coarse, tee);
  expect(finding?.text).toBe("At 101 dpi this picture will look soft. Up to 10.1 × 5.0 cm it prints sharp.");
});

test("a picture that fills the area after rounding is not called outside", () => {
  expect(codes(frontScene(imageElement({ x: -0.01, y: 0, w: 355.02, h: 177.51 })))).not.toContain(
    "partly_outside_area",
  );
});

test("a design without anything, for another product, or on a side that cannot be printed is blocked", () => {
  expect(codes(emptyScene("tee-unisex"))).toEqual(["nothing_to_print"]);
  expect(codes({ ...frontScene(imageElement()), blank: "mug" })).toEqual(["wrong_blank"]);
  const left: Scene = { v: 1, blank: "tee-unisex", sides: { left: { elements: [imageElement()] } } };
  expect(codes(left)).toEqual(["side_not_printable"]);
});

test("an empty side beside a used one is only a note, and the worst comes first", () => {
  const scene: Scene = {
    v: 1,
    blank: "tee-unisex",
    sides: { front: { elements: [imageElement({ opacity: 0.5, x: 300 })] }, back: { elements: [] } },
  };
  const found = preflight(scene, assets, tee);
  expect(found.map((finding) => finding.severity)).toEqual(["block", "note", "note"]);
  expect(isPrintable(found)).toBe(false);
  expect(isPrintable(found.slice(1))).toBe(true);
});

test("a picture is judged on the largest size sold, by its name", () => {
  const square = frontScene(imageElement({ h: 200 }));
  const at = (widthPx: number, size?: Parameters<typeof preflight>[3]) =>
    preflight(square, assetTable([imageAsset({ widthPx, heightPx: widthPx })]), tee, size);
  const a2 = { name: "A2", printScale: Math.SQRT2 };
  expect(at(1600)).toEqual([]);
  expect(at(1600, a2)).toMatchObject([
    {
      code: "low_resolution",
      severity: "warn",
      onSize: "A2",
      text: "At 143 dpi on A2 this picture will look soft. Up to 14.3 × 14.3 cm in the design it prints sharp.",
    },
  ]);
  expect(at(570)).toMatchObject([{ severity: "warn" }]);
  expect(at(570, a2)).toMatchObject([
    { code: "resolution_too_low", severity: "block", text: expect.stringContaining("or do not sell A2.") },
  ]);
  expect(at(1182, { name: "A4", printScale: Math.SQRT1_2 })).toEqual([]);
});
