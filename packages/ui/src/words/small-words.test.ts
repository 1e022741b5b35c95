import { expect, test } from "vitest";
import { enteredTag, tagOptions } from "../choices/tag-options.ts";
import { barShares } from "../content/split-shares.ts";
import { findMatch } from "./find-match.ts";
import { initials } from "./initials.ts";
import { sizeWords } from "./size-words.ts";

test.each([
  ["Gifts under £25", "gif", { from: 0, to: 3 }],
  ["Late gifts", " GIF ", { from: 5, to: 8 }],
  ["Hedgerow", "x", null],
  ["Hedgerow", "  ", null],
  ["İstanbul", "stan", null],
])("in “%s” the letters “%s” are at %o", (text, typed, match) => {
  expect(findMatch(text, typed)).toEqual(match);
});

test.each([
  ["Ada Wren", "AW"],
  ["Bramble", "B"],
  ["Priya van der Raman", "PR"],
  ["Moth & Lantern", "ML"],
  ["élan vital", "ÉV"],
  ["  ", "?"],
])("the initials of “%s” are %s", (name, letters) => {
  expect(initials(name).letters).toBe(letters);
});

test("a name keeps its colour", () => {
  expect(initials("Ada Wren").hue).toBe(initials("Ada Wren").hue);
  expect(initials("Ada Wren").hue).not.toBe(initials("Dai Sato").hue);
});

test.each([
  [12, "12 bytes"],
  [420_000, "420 kB"],
  [999_600, "1.0 MB"],
  [6_100_000, "6.1 MB"],
  [2_500_000_000, "2.5 GB"],
])("%i bytes are %s", (sizeBytes, words) => {
  expect(sizeWords(sizeBytes)).toBe(words);
});

test("shares add up to the bar, and a loss takes no space", () => {
  expect(barShares([720, 260, 220])).toEqual([0.6, 260 / 1200, 220 / 1200]);
  expect(barShares([500, -100])).toEqual([1, 0]);
  expect(barShares([0, 0])).toEqual([0, 0]);
});

const collections = [
  { id: "hedgerow", label: "Hedgerow" },
  { id: "gifts", label: "Gifts" },
];

test.each([
  ["", ["gifts"]],
  ["gif", ["gifts", "selvedge:new"]],
  ["GIFTS", ["gifts"]],
  ["hedgerow", []],
  ["new in", ["selvedge:new"]],
])("with hedgerow chosen, typing “%s” offers %o", (typed, ids) => {
  expect(tagOptions(collections, ["hedgerow"], typed, "collection").map((option) => option.id)).toEqual(ids);
});

test.each([
  ["jap", "jpy"],
  ["euro", "eur"],
  ["xyz", null],
])("Enter takes for “%s” the one of that name, or the first that fits: %s", (typed, id) => {
  const currencies = [
    { id: "eub", label: "Euroblock" },
    { id: "eur", label: "Euro" },
    { id: "jpy", label: "Japanese yen" },
  ];
  expect(enteredTag(tagOptions(currencies, [], typed), typed)).toBe(id);
});

test("nothing new is offered where nothing new can be made", () => {
  expect(tagOptions(collections, [], "new in")).toEqual([]);
});
