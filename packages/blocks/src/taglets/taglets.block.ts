import { defineBlock } from "@selvedge/pages/block-type";

/** Tags in a row under a heading. */
export const tagletsBlock = defineBlock({
  type: "taglets",
  title: "Tags in a row",
  category: "text",
  icon: "tag",
  description: "Tags in a row under a heading.",
  searchWords: ["chips", "labels", "links"],
  emptyText: "Add tags. The heading is shown with the first one.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: ["tag"],
  hydrates: false,
  fields: { heading: { kind: "text", label: "Heading", cutAt: 80 } },
  starter: {
    size: 12,
    properties: { heading: "Shop by drawing" },
    items: [{ type: "tag", properties: { text: "New" } }],
  },
  example: {
    type: "taglets",
    size: 6,
    properties: { heading: "Shop by drawing" },
    items: ["High Water", "Kelp", "Whales", "Guillemots"].map((text) => ({
      type: "tag",
      properties: { text, href: "/collection/all/" },
    })),
  },
});
