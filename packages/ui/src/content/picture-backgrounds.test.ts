import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureBackgrounds } from "./picture-backgrounds.ts";

test("two of the grounds are the picture ground of the light and of the dark screens", () => {
  const styles = readFileSync(new URL("../styles.css", import.meta.url), "utf8");
  const mocks = [...styles.matchAll(/--sv-mock: (#\w+);/g)].map(([, hex]) => hex);
  expect(mocks).toEqual([pictureBackgrounds.light, pictureBackgrounds.dark]);
});
