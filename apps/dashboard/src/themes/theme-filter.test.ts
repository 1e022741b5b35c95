import { expect, test } from "vitest";
import { anything, fittingThemes } from "./theme-filter.ts";
import type { Theme } from "./themes-query.ts";

const theme = (name: string, more: Partial<Theme> = {}): Theme => ({
  ...{ name, title: name, character: "", isOffered: true, isDark: false, mood: "calm", letters: "sans-serif" },
  ...{ colours: [], fonts: ["Inter"] },
  ...more,
});
const themes = [
  theme("lux", {
    isDark: true,
    letters: "serif",
    fonts: ["Bodoni Moda", "Montserrat"],
    character: "Black, gold, hush",
  }),
  theme("joy", { mood: "playful", character: "Playroom, primary blocks" }),
  theme("nordic"),
];

test.each([
  [{}, ["nordic", "lux", "joy"]],
  [{ ground: "dark" }, ["lux"]],
  [{ ground: "light" }, ["nordic", "joy"]],
  [{ mood: "playful" }, ["joy"]],
  [{ letters: "serif" }, ["lux"]],
  [{ search: "BODONI" }, ["lux"]],
  [{ search: "gold hush" }, ["lux"]],
  [{ search: "gold blocks" }, []],
  [{ mood: "playful", ground: "dark" }, []],
])("%j shows %j", (filter, names) => {
  expect(fittingThemes(themes, { ...anything, ...filter }, "nordic").map(({ name }) => name)).toEqual(names);
});
