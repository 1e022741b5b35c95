import { defineBlock } from "@selvedge/pages/block-type";

/** Blocks side by side, as wide as they choose; below each other on a phone. */
export const rowBlock = defineBlock({
  type: "row",
  title: "Row",
  category: "layout",
  icon: "columns",
  description: "Blocks side by side; one below the other on a phone.",
  searchWords: ["columns", "section", "strip"],
  emptyText: "Put blocks side by side. They stack on phones.",
  version: 1,
  compatibility: ["grid", "section", "mail"],
  accepts: "any",
  hydrates: false,
  fields: {
    direction: { kind: "choice", label: "Direction", default: "row", options: ["row", "column"] },
    spacing: {
      kind: "number",
      label: "Gap in pixels",
      part: "layout",
      default: null,
      unset: -1,
      min: 0,
      max: 120,
      hint: "Empty keeps the theme's.",
    },
    backgroundImage: { kind: "image", label: "Picture behind" },
    reversed: { kind: "flag", label: "Other way round", default: false },
    look: { kind: "choice", label: "Look", default: "plain", options: ["plain", "strip", "panel", "thread"] },
  },
  starter: { size: 12, properties: {}, items: [{ type: "textBlock", properties: { html: "<p>Some words.</p>" } }] },
  example: {
    type: "row",
    size: 12,
    properties: { look: "strip" },
    items: [{ type: "card", properties: { icon: "shirt", title: "Printed when you order it" } }],
  },
});
