import { defineBlock } from "@selvedge/pages/block-type";
import { opens } from "../parts/shared-fields.ts";

/** A word in a frame that leads to what it names. */
export const tagBlock = defineBlock({
  type: "tag",
  title: "Tag",
  category: "text",
  icon: "tag",
  description: "A word in a frame that leads to what it names.",
  searchWords: ["chip", "label", "link"],
  emptyText: "Write a word.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    text: { kind: "text", label: "Word", cutAt: 40 },
    href: { kind: "link", label: "Leads to", opens: "target" },
    target: opens,
  },
  starter: { size: 3, properties: { text: "Organic cotton" } },
  example: { type: "tag", size: 3, properties: { text: "Organic cotton", href: "/collection/all/" } },
});
