import { expect, test } from "vitest";
import { chosenVariations, metVariation } from "./chosen-variations.ts";
import { readDiscoveredTests } from "./discovered-tests.ts";

const variation = (id: number, alias: string, name: string) => ({ id, alias, name, weight: 50 });
const hero = {
  id: 31,
  code: "hero",
  name: "Hero",
  variations: [variation(7, "before", "Before"), variation(8, "after", "The sea")],
};
const home = {
  id: 32,
  code: "homepage",
  name: "Home page",
  variations: [variation(9, "old", "Old"), variation(10, "new", "New")],
};

test.each<[string, string, string | undefined, Record<string, string>]>([
  ["a visitor who has met nothing", "", undefined, {}],
  ["S7.15: what was met before", "", '{"31":8}', { hero: "after" }],
  ["a variation that is gone", "", '{"31":77}', {}],
  ["S7.12: a parameter named after the test", "hero=after", undefined, { hero: "after" }],
  ["S7.12: the same over what was met", "hero=before", '{"31":8}', { hero: "before" }],
  ["the variation's own name", "hero=The+sea", undefined, { hero: "after" }],
  ["a variation that the test does not have", "hero=new", '{"31":8}', { hero: "after" }],
  ["S7.13: two tests at once", "split-var=after,new", undefined, { hero: "after", homepage: "new" }],
  ["S7.13: one forced, one met", "split-var=nothing,new", '{"31":7,"32":9}', { hero: "before", homepage: "new" }],
  ["the test's own parameter over the list", "hero=before&split-var=after", undefined, { hero: "before" }],
])("%s", (_, query, cookie, chosen) => {
  const met = readDiscoveredTests(cookie);
  expect(chosenVariations([hero, home], new URLSearchParams(query), (each) => metVariation(each, met))).toEqual(chosen);
});
