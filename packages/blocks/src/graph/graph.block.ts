import { defineBlock } from "@selvedge/pages/block-type";

/** A small chart of bars or a line, drawn by the server; a table gives the same numbers to those who cannot see it. */
export const graphBlock = defineBlock({
  type: "graph",
  title: "Chart",
  category: "more",
  icon: "chart",
  description: "A small chart of bars or a line.",
  searchWords: ["chart", "numbers", "statistics"],
  emptyText: "Add numbers. Five make a good chart.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    kind: { kind: "choice", label: "Chart type", part: "look", default: "bars", options: ["bars", "line"] },
    values: {
      kind: "list",
      label: "Numbers",
      max: 24,
      of: {
        label: { kind: "text", label: "Name", cutAt: 16 },
        value: { kind: "number", label: "Number", default: 0, min: -1_000_000_000, max: 1_000_000_000 },
      },
    },
    unit: { kind: "text", label: "Unit", cutAt: 16, hint: "Stands after each number, such as kg." },
    highlight: {
      kind: "choice",
      label: "Highlighted",
      part: "look",
      default: "last",
      options: ["none", "last", "largest"],
    },
    caption: { kind: "text", label: "Caption", cutAt: 160 },
  },
  starter: {
    size: 6,
    properties: {
      values: [3, 5, 8].map((value, index) => ({ label: String(2024 + index), value })),
    },
  },
  example: {
    type: "graph",
    size: 6,
    properties: {
      title: "Seagrass planted, in square metres",
      values: [1900, 3650, 5240, 7010, 9380, 11240].map((value, index) => ({ label: String(2021 + index), value })),
      unit: "m²",
    },
  },
});
