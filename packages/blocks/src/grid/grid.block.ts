import { defineBlock } from "@selvedge/pages/block-type";

/** Lays its blocks out in columns: 2, 3 or 4 by screen width, unless it sets its own (storefront §3.2). */
export const gridBlock = defineBlock({
  type: "grid",
  title: "Grid",
  category: "layout",
  icon: "tiles",
  description: "Blocks in columns, as many as fit the screen.",
  searchWords: ["columns", "tiles", "gallery", "masonry", "layout"],
  emptyText: "Add blocks, or let the grid take its items from data.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: "any",
  hydrates: false,
  fields: {
    breakpoints: {
      kind: "responsive",
      label: "Columns",
      part: "layout",
      of: { kind: "number", default: 2, min: 1, max: 12 },
      default: { xs: 2, md: 3, lg: 4 },
    },
    spacing: {
      kind: "number",
      label: "Gap",
      unit: "px",
      part: "layout",
      default: null,
      unset: -1,
      min: 0,
      max: 80,
      hint: "Empty keeps the theme's.",
    },
    asyncItems: {
      kind: "text",
      label: "Products from a call",
      part: "behaviour",
      cutAt: 300,
      hint: "A path of this shop that lists products, such as /omnis/v3/.",
    },
    lead: {
      kind: "flag",
      label: "First block large",
      part: "layout",
      default: false,
      hint: "It takes two columns and two rows.",
    },
  },
  starter: { size: 12, properties: {}, items: [{ type: "pod", properties: { title: "A title" } }] },
  example: { type: "grid", size: 12, properties: { breakpoints: { xs: 2, md: 2, lg: 4 } } },
});
