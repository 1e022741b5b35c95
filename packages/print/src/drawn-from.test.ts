import type { Scene } from "@selvedge/design/scene";
import { expect, test } from "vitest";
import { drawnFrom } from "./drawn-from.ts";

const scene: Scene = {
  v: 1,
  blank: "tee-unisex",
  sides: {
    front: {
      elements: [
        { id: "a", type: "image", assetId: "ab", x: 1, y: 2, w: 3, h: 4, rotation: 0, opacity: 1, flip: "none" },
      ],
    },
  },
};
const source = { view: { id: "tee-unisex-front" }, hex: "#17181b", scene, side: "front" as const };

test.each([
  ["the view", { view: { id: "tee-unisex-back" } }],
  ["the colour", { hex: "#ffffff" }],
  ["the design", { scene: { ...scene, sides: {} } }],
])("another picture in %s has another name", (_, change) => {
  expect(drawnFrom({ ...source, ...change })).not.toBe(drawnFrom(source));
});

test("what lies on other sides changes nothing", () => {
  const withBack: Scene = { ...scene, sides: { ...scene.sides, back: scene.sides.front! } };
  expect(drawnFrom({ ...source, scene: withBack })).toBe(drawnFrom(source));
});
