import { expect, test } from "vitest";
import { blankCodes } from "./blank.ts";
import { findBlank } from "./blanks.ts";
import { countOfGoods, printWords, wordsOfGood, wordsOfGoods } from "./good-words.ts";

test("only clothes are called garments", () => {
  const clothes = blankCodes.filter((code) => findBlank(code)!.gender !== "none");
  expect(blankCodes.filter((code) => wordsOfGood(code).one === "garment")).toEqual(clothes);
});

test.each([
  [["mug", "mug"], 2, "2 mugs"],
  [["tee-unisex", "hoodie"], 2, "2 garments"],
  [["art-print-portrait", "art-print-landscape"], 1, "1 print"],
  [["mug", "tee-unisex"], 2, "2 items"],
  [["gone"], 1, "1 item"],
  [[], 0, "0 items"],
])("%j together are %i: %s", (codes, count, words) => {
  expect(countOfGoods(count, wordsOfGoods(codes))).toBe(words);
});

test.each([
  ["tee-unisex", "back", true, "Back print, dark"],
  ["tote", "front", false, "Print, light"],
  ["art-print-portrait", "front", true, "Print"],
] as const)("%s, %s, dark %s: %s", (code, side, isDark, words) => {
  expect(printWords(findBlank(code)!, side, isDark)).toBe(words);
});
