import { expect, test } from "vitest";
import { wordsOf } from "./block-words.ts";

test.each([
  [{ title: "Merch louder than the *band*" }, "Merch louder than the band"],
  [{ html: "<p>5 * 3 * 2</p>" }, "5 * 3 * 2"],
  [{ title: "", html: "<h2>Start with a <b>shape</b></h2>" }, "Start with a shape"],
  [{ image: { altText: "A calm sea" } }, "A calm sea"],
])("a block is listed with its own words: %o", (props, words) => {
  expect(wordsOf({ props })).toBe(words);
});
