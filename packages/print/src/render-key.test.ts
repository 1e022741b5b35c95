import type { Scene } from "@selvedge/design/scene";
import { expect, test } from "vitest";
import { renderKey } from "./render-key.ts";

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
  expect(renderKey({ ...source, ...change })).not.toBe(renderKey(source));
});

test("elements on other sides change nothing", () => {
  const withBack: Scene = { ...scene, sides: { ...scene.sides, back: scene.sides.front! } };
  expect(renderKey({ ...source, scene: withBack })).toBe(renderKey(source));
});
