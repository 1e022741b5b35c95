import { expect, test } from "vitest";
import { urlNameOf } from "./text.ts";

test.each([
  ["High Water tee", "high-water-tee"],
  ["Puddle o’clock", "puddle-oclock"],
  ["Café  Déjà-vu!", "cafe-deja-vu"],
  ["日本", "product"],
])("%s lives at %s", (name, urlName) => {
  expect(urlNameOf(name)).toBe(urlName);
});
