import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { slotsMm } from "./blanks/slots.ts";
import { toneOf } from "./opacity.ts";
import { viewSizePx } from "./view.ts";
import { findView, viewFiles, viewOf, views } from "./views.ts";

const root = new URL("../views/", import.meta.url);

test.each(views)("$id has its three layers on disk and its print area inside the picture", (view) => {
  for (const file of Object.values(viewFiles(view, "."))) expect(existsSync(new URL(file, root)), file).toBe(true);
  const { xPx, yPx, widthPx, heightPx } = view.printArea;
  expect(Math.min(xPx, yPx)).toBeGreaterThan(0);
  expect(Math.max(xPx + widthPx, yPx + heightPx)).toBeLessThan(viewSizePx);
});

test("no folder of layers is left without a row", () => {
  expect(readdirSync(root).toSorted()).toEqual(views.map((view) => view.id).toSorted());
});

test.each(views)("the silhouette of $id is paths only", (view) => {
  const svg = readFileSync(new URL(viewFiles(view, ".").silhouette, root), "utf8");
  expect(new Set(svg.match(/<[a-z]+/gi))).toEqual(new Set(["<svg", "<path"]));
  expect(svg).not.toMatch(/\son[a-z]+=|href|style=/i);
});

test("a side without a picture gives null", () => {
  expect(viewOf("mug", "back")).toBeNull();
  expect(viewOf({ code: "hoodie" }, "back")?.id).toBe("hoodie-back");
  expect(findView("mug-back")).toBeNull();
});

test("addresses follow the view's id", () => {
  expect(viewFiles({ id: "tote-front" }).shadow).toBe("/garments/tote-front/shadow.webp");
});

test.each([
  ["#ffffff", "light"],
  ["#cccccc", "light"],
  ["#cbcbcb", "mid"],
  ["#404040", "mid"],
  ["#3f3f3f", "dark"],
  ["#000000", "dark"],
])("%s is %s", (hex, tone) => expect(toneOf(hex)).toBe(tone));

test("the sticker sheet's places lie inside its print area", () => {
  const sheet = viewOf("sticker-sheet", "front")!;
  const slots = slotsMm(sheet);
  expect(slots).toHaveLength(6);
  expect(slots[0]).toEqual({ x: 3, y: 4, w: 74, h: 84 });
  for (const slot of slots) {
    expect(slot.x + slot.w).toBeLessThanOrEqual(sheet.printArea.widthMm);
    expect(slot.y + slot.h).toBeLessThanOrEqual(sheet.printArea.heightMm + 4);
  }
});
