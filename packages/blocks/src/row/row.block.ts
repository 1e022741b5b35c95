import { defineBlock } from "@selvedge/pages/block-type";

/** Blocks side by side, as wide as they choose; below each other on a phone. */
export const rowBlock = defineBlock({
  type: "row",
  title: "Row",
  category: "layout",
  icon: "columns",
  description: "Blocks side by side; one below the other on a phone.",
  searchWords: ["columns", "section", "strip", "layout"],
  emptyText: "Add blocks. They stand side by side, and one below the other on a phone.",
  version: 1,
  compatibility: ["grid", "section", "mail"],
  accepts: "any",
  hydrates: false,
  fields: {
    direction: {
      kind: "choice",
      label: "Position of the blocks",
      part: "layout",
      default: "row",
      options: ["row", "column"],
      titles: { row: "Side by side", column: "Below each other" },
    },
    spacing: {
      kind: "number",
      label: "Gap",
      unit: "px",
      part: "layout",
      default: null,
      unset: -1,
      min: 0,
      max: 120,
      hint: "Empty keeps the theme's.",
    },
    backgroundImage: { kind: "image", label: "Picture behind", part: "look" },
    reversed: { kind: "flag", label: "Last block first", part: "layout", default: false },
    look: {
      kind: "choice",
      label: "Look",
      part: "look",
      default: "plain",
      options: ["plain", "strip", "panel", "thread"],
      titles: { plain: "Plain", strip: "Strip of small facts", panel: "One panel", thread: "Numbered steps" },
    },
  },
  starter: { size: 12, properties: {}, items: [{ type: "textBlock", properties: { html: "<p>Some words.</p>" } }] },
  example: {
    type: "row",
    size: 12,
    properties: { look: "strip" },
    items: [{ type: "card", properties: { icon: "shirt", title: "Printed when you order it" } }],
  },
});
