import type { Json } from "@selvedge/pages/json";
import type { Field } from "@selvedge/pages/props/field";
import { expect, test } from "vitest";
import { shownWords, valueWords } from "./value-words.ts";

const label = "Anything";
const align: Field = {
  kind: "choice",
  label,
  default: "left",
  options: ["left", "center"],
  titles: { center: "Centre" },
};
const colours: Field = {
  kind: "group",
  label,
  fields: { text: { kind: "colour", label: "Text" }, background: { kind: "colour", label: "Background" } },
};

test.each<[what: string, field: Field | undefined, held: Json | undefined, words: string]>([
  ["a choice by what people call it", align, "center", "Centre"],
  ["a choice that has no other name", align, "left", "left"],
  ["what holds while nothing is chosen", align, undefined, "left"],
  ["a switch that nobody touched", { kind: "flag", label, default: true }, undefined, "on"],
  ["a number with its unit", { kind: "number", label, default: null, unit: "px" }, 56, "56 px"],
  ["a number that the theme decides", { kind: "number", label, default: null }, undefined, "empty"],
  [
    "a picture by what it shows",
    { kind: "image", label },
    { original: "/a", altText: "A calm sea" },
    "picture “A calm sea”",
  ],
  ["a picture that only decorates", { kind: "image", label }, { original: "/a", altText: "" }, "a picture"],
  ["a group by what is set in it", colours, { text: "#111111" }, "Text #111111"],
  ["a group in which nothing is set", colours, {}, "empty"],
  ["several choices", { kind: "choices", label, options: ["a", "b"], titles: { a: "Art" } }, ["a", "b"], "Art, b"],
  ["a list", undefined, [1, 2], "2 entries"],
])("what will change says %s", (_, field, held, words) => {
  expect(valueWords(held, { field })).toBe(words);
});

test.each<[what: string, props: Record<string, Json>, words: string]>([
  ["that everybody gets says nothing", {}, ""],
  [
    "with a rule says for whom it is",
    { conditions: [{ name: "login", params: { is: "logged-in" } }] },
    "Shown to signed-in visitors.",
  ],
  [
    "with dates says them by the shop's clock",
    { conditions: [{ name: "between", params: { from: "2026-12-01T09:00:00Z" } }] },
    "Shown from 1 December 2026 at 10:00.",
  ],
  [
    "that is hidden says so, whatever its rules",
    { published: false, conditions: ["login"] },
    "Hidden by its own setting.",
  ],
])("a new block %s", (_, props, words) => {
  expect(shownWords(props, "Europe/Berlin")).toBe(words);
});

const actions: Field = {
  kind: "list",
  label,
  max: 3,
  of: { text: { kind: "text", label: "Words" }, href: { kind: "link", label: "Leads to" } },
};

test.each<[what: string, held: Json, beside: Json, words: string]>([
  [
    "one setting",
    [{ text: "Shop", href: "/a/" }, { text: "More" }],
    [{ text: "Shop", href: "/b/" }, { text: "More" }],
    "Leads to /a/",
  ],
  ["a setting that is new", [{ text: "Shop" }], [{ text: "Shop", href: "/b/" }], "Leads to empty"],
  ["two entries", [{ text: "A" }, { text: "B" }], [{ text: "B" }, { text: "A" }], "Words A; Words B"],
  ["how many there are", [{ text: "Shop" }], [], "1 entry"],
])("of a list that differs from another one in %s, that is named", (_, held, beside, words) => {
  expect(valueWords(held, { field: actions, beside })).toBe(words);
});
