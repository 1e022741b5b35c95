import { describe, expect, test } from "vitest";
import { afterMove, codeOf, kindOfCode, sharesFault, stateOf, testFaults, type WantedTest } from "./test-rules.ts";

test.each<[string, string]>([
  ["Hero picture", "hero_picture"],
  ["  A/B: Größe & Café! ", "a_b_gro_e_cafe"],
  ["2026 sale", "sale"],
  ["日本", ""],
  ["x".repeat(80), "x".repeat(60)],
])("%j is called %j in addresses", (name, code) => {
  expect(codeOf(name)).toBe(code);
});

test.each([
  ["homepage", "homepage"],
  ["product_page_refresh", "zoom"],
  ["hero", "blocks"],
])("a test called %s is of the kind %s", (code, kind) => {
  expect(kindOfCode(code)).toBe(kind);
});

const ended = new Date(0);
test.each([
  [{ active: false, endedAt: null }, "draft"],
  [{ active: true, endedAt: null }, "running"],
  [{ active: false, endedAt: ended }, "stopped"],
])("%j is %s", (row, state) => {
  expect(stateOf(row)).toBe(state);
});

test.each([
  ["draft", "start", "running"],
  ["draft", "discard", "discarded"],
  ["draft", "stop", null],
  ["running", "start", "running"],
  ["running", "stop", "stopped"],
  ["running", "discard", null],
  ["stopped", "start", null],
  ["stopped", "stop", "stopped"],
  ["stopped", "discard", null],
] as const)("a test that is %s: %s leads to %s", (state, move, to) => {
  expect(afterMove(state, move)).toBe(to);
});

describe("a test that somebody wants to make", () => {
  const hero: WantedTest = {
    kind: "blocks",
    name: "Hero",
    pageId: null,
    variations: [
      { name: "Before", share: 50 },
      { name: "After", share: 50 },
    ],
  };
  const home: WantedTest = { ...hero, kind: "homepage", name: "Spring", pageId: 7 };
  const three = [...hero.variations, { name: "Third", share: 20 }];

  test.each<[string, WantedTest, Record<string, string>]>([
    ["of blocks", hero, {}],
    ["of the home page", home, {}],
    ["of the home page, whatever its name", { ...home, name: "!" }, {}],
    ["without a letter in its name", { ...hero, name: "日本" }, { name: "Use at least two letters" }],
    [
      "with the name of a parameter",
      { ...hero, name: "Sort" },
      { name: "This name means something else in addresses. Choose another" },
    ],
    [
      "with the name of the home page's test",
      { ...hero, name: "Homepage" },
      { name: "This name means something else in addresses. Choose another" },
    ],
    [
      "with two variations of one name",
      {
        ...hero,
        variations: [
          { name: "A", share: 50 },
          { name: "a", share: 50 },
        ],
      },
      { "variations.1.name": "Another variation has this name" },
    ],
    ["of the home page without a page", { ...home, pageId: null }, { pageId: "Choose a page" }],
    [
      "of the home page with three variations",
      { ...home, variations: three.map((each, index) => ({ ...each, share: [50, 30, 20][index]! })) },
      { variations: "This test has 2 variations" },
    ],
    [
      "with shares of 120 per cent",
      { ...hero, variations: three },
      { shares: "The shares add up to 120 per cent. They have to be 100" },
    ],
  ])("%s", (_, wanted, faults) => {
    expect(testFaults(wanted)).toEqual(faults);
  });

  test.each([[[0, 100]], [[100, 0]], [[50.5, 49.5]], [[-1, 101]], [[Number.NaN, 50]]])(
    "the shares %j are refused",
    (shares) => {
      expect(sharesFault(shares)).toBe("Give each variation a whole number from 1 to 99 per cent");
    },
  );
});
