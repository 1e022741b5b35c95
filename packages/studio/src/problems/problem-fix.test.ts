import type { Asset } from "@selvedge/design/asset";
import { assetTable } from "@selvedge/design/asset";
import { type FindingCode, preflight } from "@selvedge/design/preflight";
import { emptyScene, type SceneElement } from "@selvedge/design/scene";
import fc from "fast-check";
import { expect, test } from "vitest";
import { problemFixes } from "./problem-fix.ts";

const area = { widthMm: 355, heightMm: 406 };
const tee = { code: "tee-unisex", name: "Organic tee", areas: { front: area } };
const asset: Asset = { sha256: "ab".repeat(32), mime: "image/png", widthPx: 2000, heightPx: 1000, hasAlpha: true };
const inside: SceneElement = {
  id: "e1",
  type: "image",
  assetId: asset.sha256,
  x: 50,
  y: 50,
  w: 200,
  h: 100,
  rotation: 0,
  opacity: 1,
  flip: "none",
};
const findingsOf = (element: SceneElement): readonly FindingCode[] =>
  preflight({ ...emptyScene(tee.code), sides: { front: { elements: [element] } } }, assetTable([asset]), tee).map(
    ({ code }) => code,
  );

test.each<[FindingCode, Partial<SceneElement>]>([
  ["outside_area", { x: 900 }],
  ["partly_outside_area", { x: -40 }],
  ["partly_outside_area", { x: -40, rotation: 30 }],
  ["partly_outside_area", { x: 0, y: 0, w: 500, h: 250 }],
  ["low_resolution", { x: 5, w: 345, h: 172.5 }],
  ["resolution_too_low", { x: -300, w: 800, h: 400 }],
  ["stretched", { h: 180 }],
  ["invisible", { opacity: 0.01 }],
  ["see_through", { opacity: 0.6 }],
])("what is offered for %s solves it, and brings no worse one: %j", (code, change) => {
  const element = { ...inside, ...change };
  const before = findingsOf(element);
  expect(before).toContain(code);
  const after = findingsOf(problemFixes[code]!.to(element, asset, area));
  expect(after).not.toContain(code);
  expect(after.filter((found) => !before.includes(found) && found !== "fair_resolution")).toEqual([]);
});

test("wherever a picture is and however it is turned, it is brought inside in its own shape", () => {
  const mm = fc.double({ min: -2000, max: 2000, noNaN: true });
  const size = fc.double({ min: 5, max: 1500, noNaN: true });
  fc.assert(
    fc.property(mm, mm, size, fc.integer({ min: 0, max: 359 }), (x, y, w, rotation) => {
      const moved = problemFixes.partly_outside_area!.to({ ...inside, x, y, w, h: w / 2, rotation }, asset, area);
      expect(findingsOf(moved)).not.toContain("partly_outside_area");
      expect(findingsOf(moved)).not.toContain("outside_area");
      expect(moved.w / moved.h).toBeCloseTo(2, 6);
    }),
  );
});

test("what is sold larger than designed is made small enough for its largest size", () => {
  const a2 = { name: "A2", printScale: Math.SQRT2 };
  const found = (element: SceneElement) =>
    preflight({ ...emptyScene(tee.code), sides: { front: { elements: [element] } } }, assetTable([asset]), tee, a2).map(
      ({ code }) => code,
    );
  const element = { ...inside, w: 300, h: 150 };
  expect(found(element)).toContain("low_resolution");
  expect(found(problemFixes.low_resolution!.to(element, asset, area, a2.printScale))).toEqual([]);
});
