import type { Scene } from "@selvedge/design/scene";
import { expect, test } from "vitest";
import { designName } from "./design-name.ts";

const pictures = [
  { sha256: "a", name: "Hare" },
  { sha256: "b", name: "Fern" },
];
const scene = (front: string[], back: string[] = []) =>
  ({
    sides: {
      front: { elements: front.map((assetId) => ({ assetId })) },
      back: { elements: back.map((assetId) => ({ assetId })) },
    },
  }) as unknown as Scene;

test.each([
  ["New design", scene(["b", "a"]), "Fern"],
  ["New design", scene([], ["a"]), "Hare"],
  ["New design", scene([]), "New design"],
  ["New design", scene(["gone"]), "New design"],
  ["Hare at dusk", scene(["b"]), "Hare at dusk"],
  ["", scene(["b"]), ""],
])("a design called %j (%#) is called %s", (name, given, called) => {
  expect(designName(name, given, pictures)).toBe(called);
});
