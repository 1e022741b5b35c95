import { boundsOf } from "@selvedge/design/geometry/rotate";
import { elementsOf, emptyScene, type Scene } from "@selvedge/design/scene";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { startsAt } from "@selvedge/garments/blanks/starts-at";
import { expect, test } from "vitest";
import { alignTo, edges } from "./align.ts";
import {
  addPicture,
  duplicateElement,
  findElement,
  flipElement,
  moveToSide,
  removeElement,
  reorder,
} from "./scene-edits.ts";

const area = { widthMm: 355, heightMm: 406 };
const asset = { sha256: "ab".repeat(32), mime: "image/png", widthPx: 3000, heightPx: 1500, hasAlpha: true } as const;

function sceneWith(count: number): Scene {
  let scene = emptyScene("tee-unisex");
  for (let index = 0; index < count; index++) scene = addPicture(scene, "front", asset, { area }).scene;
  return scene;
}
const idsOf = (scene: Scene) => elementsOf(scene, "front").map(({ id }) => id);

test.each([
  ["tee-unisex", 0.15],
  ["tote", 0.5],
  ["art-print-portrait", 0.5],
  ["mug", 0.5],
] as const)("a new picture on a %s begins at %d of the free height", (code, share) => {
  const blank = findBlank(code)!;
  const front = blank.areas.front!;
  const { scene, id } = addPicture(emptyScene(code), "front", asset, { area: front, startsAt: startsAt(blank) });
  const { y, h } = findElement(scene, "front", id)!;
  expect(y / (front.heightMm - h)).toBeCloseTo(share, 6);
});

test("a new picture is inside the print area, in its own shape and no larger than it prints well", () => {
  const { scene, id } = addPicture(emptyScene("tee-unisex"), "front", asset, { area });
  const element = findElement(scene, "front", id)!;
  expect(element.w / element.h).toBeCloseTo(2, 6);
  expect(element.w).toBeLessThanOrEqual(300);
  expect(element.x).toBeGreaterThanOrEqual(0);
  expect(element.x + element.w).toBeLessThanOrEqual(area.widthMm + 1e-9);
});

test("a new picture of what is sold larger than designed is so small that it prints well there, too", () => {
  const a3 = { widthMm: 297, heightMm: 420 };
  const { scene, id } = addPicture(emptyScene("art-print-portrait"), "front", asset, { area: a3, scale: Math.SQRT2 });
  const { w } = findElement(scene, "front", id)!;
  expect(asset.widthPx / ((w * Math.SQRT2) / 25.4)).toBeGreaterThanOrEqual(200);
});

test.each([
  [
    { x: 150, y: 200 },
    { x: 150, y: 200 },
  ],
  [
    { x: -500, y: 900 },
    { x: 50, y: 381 },
  ],
])("a small picture dropped at %j has its middle at %j, inside the print area", (at, middle) => {
  const small = { ...asset, widthPx: 787.4, heightPx: 393.7 };
  const { scene, id } = addPicture(emptyScene("tee-unisex"), "front", small, { area, at });
  const { x, y, w, h } = findElement(scene, "front", id)!;
  expect(x + w / 2).toBeCloseTo(middle.x, 3);
  expect(y + h / 2).toBeCloseTo(middle.y, 3);
});

test("the same picture again is beside the first, inside the print area, however often", () => {
  const places = elementsOf(sceneWith(60), "front").map(({ x, y, w, h }) => ({ x, y, right: x + w, bottom: y + h }));
  expect(places[1]).toMatchObject({ x: places[0]!.x + 10, y: places[0]!.y + 10 });
  expect(new Set(places.slice(0, 5).map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  for (const { right, bottom } of places) {
    expect(right).toBeLessThanOrEqual(area.widthMm + 1e-9);
    expect(bottom).toBeLessThanOrEqual(area.heightMm + 1e-9);
  }
});

test("ids are never given twice on any side", () => {
  const scene = sceneWith(2);
  expect(addPicture(scene, "back", asset, { area }).id).toBe("e3");
  expect(addPicture(removeElement(scene, "front", "e1"), "front", asset, { area }).id).toBe("e1");
});

test.each([
  ["e1", "up", ["e2", "e1", "e3"]],
  ["e1", "top", ["e2", "e3", "e1"]],
  ["e3", "down", ["e1", "e3", "e2"]],
  ["e3", "bottom", ["e3", "e1", "e2"]],
  ["e3", "up", ["e1", "e2", "e3"]],
  ["e9", "up", ["e1", "e2", "e3"]],
] as const)("%s moved %s", (id, to, order) => {
  expect(idsOf(reorder(sceneWith(3), "front", id, to))).toEqual(order);
});

test("a copy is on top and a little aside, and the first stays", () => {
  const scene = sceneWith(1);
  const first = findElement(scene, "front", "e1")!;
  const { scene: doubled, id } = duplicateElement(scene, "front", first);
  expect(findElement(doubled, "front", id)).toEqual({ ...first, id: "e2", x: first.x + 10, y: first.y + 10 });
});

test("mirroring twice is no mirroring", () => {
  const element = findElement(sceneWith(1), "front", "e1")!;
  const both = flipElement(flipElement(element, "horizontal"), "vertical");
  expect(both.flip).toBe("both");
  expect(flipElement(flipElement(both, "vertical"), "horizontal").flip).toBe("none");
});

test("an element taken to a smaller side fits it", () => {
  const small = { widthMm: 177.5, heightMm: 203 };
  const moved = moveToSide(sceneWith(1), "e1", { side: "front", area }, { side: "back", area: small });
  expect(elementsOf(moved, "front")).toEqual([]);
  expect(elementsOf(moved, "back")[0]!.w).toBeCloseTo(150, 6);
});

test.each(edges)("a turned element aligned %s meets that edge and moves along no other", (edge) => {
  const element = { ...findElement(sceneWith(1), "front", "e1")!, rotation: 30 };
  const aligned = alignTo(element, area, edge);
  const bounds = boundsOf(aligned);
  const met = {
    left: bounds.x,
    centre: bounds.x + bounds.w / 2 - area.widthMm / 2,
    right: bounds.x + bounds.w - area.widthMm,
    top: bounds.y,
    middle: bounds.y + bounds.h / 2 - area.heightMm / 2,
    bottom: bounds.y + bounds.h - area.heightMm,
  }[edge];
  expect(met).toBeCloseTo(0, 6);
  expect(["left", "centre", "right"].includes(edge) ? aligned.y : aligned.x).toBe(
    ["left", "centre", "right"].includes(edge) ? element.y : element.x,
  );
});
