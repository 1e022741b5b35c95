import { pageFaults } from "@selvedge/pages/check/page-faults";
import { insertFault } from "@selvedge/pages/check/structure-rules";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { describe, expect, test } from "vitest";
import { BLOCK_TYPES } from "../registry.ts";
import { PATTERN_GROUPS } from "./pattern.ts";
import { PATTERNS, searchPatterns } from "./patterns.ts";

const docOf = (blocks: readonly unknown[], version = 1) =>
  fromWire({ url: "/", name: "", version, properties: {}, blocks } as unknown as WirePage);

test("there are twenty ready sections and more, each with a name of its own, and some in every group", () => {
  expect(PATTERNS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(PATTERNS.map(({ id }) => id)).size).toBe(PATTERNS.length);
  expect(new Set(PATTERNS.map(({ title }) => title)).size).toBe(PATTERNS.length);
  for (const group of PATTERN_GROUPS) expect(PATTERNS.some((pattern) => pattern.group === group)).toBe(true);
});

describe.each(PATTERNS.map((pattern) => [pattern.id, pattern] as const))("the section %s", (_, { blocks }) => {
  const everyType = [...docOf(blocks).blocks.values()];

  test("is made of blocks that there are, where they may stand, on a grid and among stacked sections", () => {
    expect(everyType.filter(({ type }) => !BLOCK_TYPES.has(type))).toEqual([]);
    for (const version of [1, 2]) expect(insertFault(docOf([], version), BLOCK_TYPES, everyType)).toBeNull();
  });

  test("says nothing that its fields do not take", () => {
    expect(pageFaults(docOf(blocks), BLOCK_TYPES)).toEqual([]);
  });

  test("names no property that its block does not have", () => {
    for (const { type, props } of everyType) {
      const known = [...Object.keys(BLOCK_TYPES.get(type)!.fields), "fullWidth"];
      expect(Object.keys(props).filter((name) => !known.includes(name))).toEqual([]);
    }
  });
});

test("sections are found by their name, by what is in them, and by another word for them", () => {
  const found = (typed: string) => searchPatterns(PATTERNS, typed).map(({ id }) => id);
  expect(found("faq")).toEqual(["questions"]);
  expect(found("three reviews")).toEqual(["three-reviews"]);
  expect(found("nothing like it")).toEqual([]);
});
