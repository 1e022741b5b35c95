import { expect, test } from "vitest";
import { findBlank } from "./blanks/blanks.ts";
import { bringsOwnGround, namedWithOwnGround } from "./own-ground.ts";

test.each([
  ["art-print-portrait", true],
  ["art-print-landscape", true],
  ["sticker-sheet", false],
  ["tee-unisex", false],
  ["mug", false],
])("pictures of %s bring their own ground: %s", (code, expected) => {
  expect([bringsOwnGround(code), namedWithOwnGround(findBlank(code)!.name)]).toEqual([expected, expected]);
});
