import { feedBlock } from "@selvedge/blocks/feed/feed.block";
import type { JsonObject } from "@selvedge/pages/json";
import { expect, test } from "vitest";
import type { ControlProps, FieldEdits } from "./controls.ts";
import { isSameControl } from "./same-control.ts";

const edits = {} as FieldEdits;
const { fields } = feedBlock;
const shown = (name: keyof typeof fields, beside: JsonObject): ControlProps => ({
  ...{ field: fields[name], path: [name], value: beside[name], beside, fieldsBeside: fields, edits },
});

test.each([
  ["a key in another setting leaves it as it is", "tag", { title: "a" }, { title: "ab" }, true],
  ["a tag is chosen of posts, and a collection of products", "tag", { source: "blog" }, { source: "product" }, false],
  ["where a link opens is said beside it", "href", { target: "_self" }, { target: "_blank" }, false],
  ["its own value is another", "title", { title: "a" }, { title: "ab" }, false],
] as const)("%s", (_, name, before, now, isSame) => {
  expect(isSameControl(shown(name, before), shown(name, now))).toBe(isSame);
});
