import { defineBlock } from "@selvedge/pages/block-type";
import { opens } from "../parts/shared-fields.ts";

/** Prices side by side, by number of pieces or by plan, one of them recommended. */
export const pricingBlock = defineBlock({
  type: "pricing",
  title: "Prices by number",
  category: "products",
  icon: "tag",
  description: "Prices side by side, by number of pieces or by plan.",
  searchWords: ["plans", "bulk", "table"],
  emptyText: "Add a step: a price for a number of pieces.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    copy: { kind: "text", label: "Text", cutAt: 200, multiline: true },
    steps: {
      kind: "list",
      label: "Steps",
      max: 4,
      of: {
        title: { kind: "text", label: "For", cutAt: 40, hint: "Such as 1 to 9." },
        price: { kind: "text", label: "Price", cutAt: 16, hint: "A number is written in the shop's currency." },
        unit: { kind: "text", label: "After the price", cutAt: 60, hint: "Such as each." },
        details: { kind: "text", label: "What it holds", cutAt: 400, multiline: true, hint: "One thing on each line." },
        badge: { kind: "text", label: "Badge", cutAt: 24, hint: "Makes this step stand out, such as Most teams." },
        buttonText: { kind: "text", label: "Button", cutAt: 24, hint: "Shown once it leads somewhere." },
        href: { kind: "link", label: "Leads to", opens: "target" },
        target: opens,
      },
    },
  },
  starter: { size: 12, properties: { steps: [{ title: "1 to 9", price: "26", unit: "each" }] } },
  example: {
    type: "pricing",
    size: 12,
    properties: {
      title: "The more you print, the less each costs",
      steps: [
        { title: "1 to 9", price: "26", unit: "each" },
        { title: "10 to 49", price: "21", unit: "each, 19% less", badge: "Most teams" },
        { title: "50 and up", price: "17", unit: "each, or ask" },
      ],
    },
  },
});
