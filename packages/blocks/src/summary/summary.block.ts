import { defineBlock } from "@selvedge/pages/block-type";

/**
 * Up to four numbers with a few words each. `asyncData` is a path of this shop that answers `[{ figure, text }]`: it
 * replaces the written ones once it has come (storefront §7).
 */
export const summaryBlock = defineBlock({
  type: "summary",
  title: "Summary",
  category: "text",
  icon: "info",
  description: "Up to four numbers with a few words each.",
  searchWords: ["statistics", "figures", "numbers", "stats"],
  emptyText: "Add a number with a few words. Four fit.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    figures: {
      kind: "list",
      label: "Numbers",
      max: 4,
      of: {
        figure: { kind: "text", label: "Number", cutAt: 16 },
        text: { kind: "text", label: "Words", cutAt: 80 },
      },
    },
    asyncData: {
      kind: "text",
      label: "Numbers from a call",
      part: "behaviour",
      cutAt: 300,
      hint: "A path of this shop, such as /omnis/v3/.",
    },
  },
  starter: { size: 12, properties: { figures: [{ figure: "100%", text: "printed when you order" }] } },
  example: {
    type: "summary",
    size: 12,
    properties: {
      figures: [
        { figure: "31,480", text: "square metres since 2021" },
        { figure: "4", text: "sites, Solent to Orkney" },
        { figure: "82%", text: "alive after 18 months" },
      ],
    },
  },
});
