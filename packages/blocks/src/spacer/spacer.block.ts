import { defineBlock } from "@selvedge/pages/block-type";

/** Empty space, with an optional rule through it. */
export const spacerBlock = defineBlock({
  type: "spacer",
  title: "Space",
  category: "layout",
  icon: "gap",
  description: "Empty space, with a line where you like one.",
  searchWords: ["gap", "space", "line", "rule", "divider", "spacer", "separator"],
  version: 1,
  compatibility: ["grid", "section", "mail", "flow"],
  accepts: [],
  hydrates: false,
  fields: {
    height: { kind: "number", label: "Height", unit: "px", part: "layout", default: 24, min: 0, max: 400 },
    rule: { kind: "flag", label: "Line through it", part: "look", default: false },
  },
  starter: { size: 12, properties: {} },
  example: { type: "spacer", size: 12, properties: { height: 48, rule: true } },
});
