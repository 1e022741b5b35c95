import { defineBlock } from "@selvedge/pages/block-type";

/** Lays its blocks out in columns: 2, 3 or 4 by screen width, unless it sets its own (storefront §3.2). */
export const gridBlock = defineBlock({
  type: "grid",
  title: "Grid",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: "any",
  hydrates: false,
  fields: {
    breakpoints: {
      kind: "group",
      label: "Columns",
      fields: {
        xs: { kind: "number", label: "On a phone", default: 2, min: 1, max: 6 },
        md: { kind: "number", label: "On a tablet", default: 3, min: 1, max: 8 },
        lg: { kind: "number", label: "On a desk", default: 4, min: 1, max: 12 },
      },
    },
    spacing: { kind: "number", label: "Gap in pixels", default: -1, min: -1, max: 80, hint: "-1 keeps the theme's." },
    lead: { kind: "flag", label: "First block large", default: false },
  },
  starter: { size: 12, properties: {}, items: [{ type: "pod", properties: { title: "A title" } }] },
  example: { type: "grid", size: 12, properties: { breakpoints: { xs: 2, md: 2, lg: 4 } } },
});
