import { expect, test } from "vitest";
import type { Fields } from "../props/field.ts";
import { shownTexts } from "./shown-texts.ts";

const fields = {
  title: { kind: "text", label: "Title", cutAt: 5 },
  copy: { kind: "text", label: "Text", multiline: true },
  note: { kind: "text", label: "Note", default: "Usual" },
  html: { kind: "html", label: "More" },
  href: { kind: "link", label: "Leads to" },
  action: { kind: "group", label: "Link", fields: { text: { kind: "text", label: "Words" } } },
  steps: { kind: "list", label: "Steps", max: 3, of: { title: { kind: "text", label: "Title" } } },
} as const satisfies Fields;

test("every text of a block is found with its way to it: in groups, in entries by their key, and what it says of its own", () => {
  const props = {
    title: "Meadow",
    copy: "One\nTwo",
    html: "<p>A</p>",
    href: "/a/",
    action: { text: "Go" },
    steps: [{ key: "k1", title: "First" }, { title: "without a key" }],
  };
  expect(shownTexts(fields, props)).toEqual([
    { path: ["title"], value: "Meadow", cut: "Meado…" },
    { path: ["copy"], value: "One\nTwo", isLong: true },
    { path: ["note"], value: "Usual" },
    { path: ["html"], value: "", isRich: true },
    { path: ["action", "text"], value: "Go" },
    { path: ["steps", "k1", "title"], value: "First" },
    { path: ["steps", 1, "title"], value: "without a key" },
  ]);
});

test("an empty text is none: there is nothing on the page to type over", () => {
  expect(shownTexts(fields, { title: " ", note: "" })).toEqual([]);
});
