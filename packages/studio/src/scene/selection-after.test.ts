import type { Scene } from "@selvedge/design/scene";
import { imageElement } from "@selvedge/design/scene.examples";
import { expect, test } from "vitest";
import { selectionAfter } from "./selection-after.ts";

const [moon, owl] = [imageElement({ id: "moon" }), imageElement({ id: "owl" })];
const scene = (front: readonly (typeof moon)[], back: readonly (typeof moon)[] = []): Scene => ({
  v: 1,
  blank: "tee-unisex",
  sides: { front: { elements: front }, back: { elements: back } },
});
const selected = (side: "front" | "back", selectedId: string | null) => ({ side, selectedId });

test.each([
  [
    "a moved picture stays selected",
    scene([moon, owl]),
    scene([moon, owl]),
    selected("front", "owl"),
    selected("front", "owl"),
  ],
  [
    "a picture that goes back to another side is shown there",
    scene([], [owl]),
    scene([owl]),
    selected("back", "owl"),
    selected("front", "owl"),
  ],
  [
    "a deleted picture that comes back is selected",
    scene([moon]),
    scene([moon, owl]),
    selected("front", null),
    selected("front", "owl"),
  ],
  [
    "a selected picture that goes away leaves nothing selected",
    scene([moon, owl]),
    scene([moon]),
    selected("front", "owl"),
    selected("front", null),
  ],
  [
    "without a selection nothing is selected",
    scene([moon]),
    scene([moon]),
    selected("back", null),
    selected("back", null),
  ],
] as const)("%s", (_, before, after, was, is) => {
  expect(selectionAfter(before, after, was)).toEqual(is);
});
