import { defineBlock } from "@selvedge/pages/block-type";
import { RATIO_NAMES } from "../parts/ratios.ts";
import { opens } from "../parts/shared-fields.ts";

/** One picture, with an optional caption and link. */
export const imageBlock = defineBlock({
  type: "image",
  title: "Picture",
  category: "pictures",
  usedMost: 2,
  icon: "frame",
  description: "One picture, with a caption and a link.",
  searchWords: ["picture", "photo", "illustration", "image"],
  emptyText: "Choose a picture.",
  version: 1,
  compatibility: ["grid", "section", "mail", "flow"],
  accepts: [],
  hydrates: false,
  fields: {
    image: { kind: "image", label: "Picture" },
    caption: { kind: "text", label: "Caption", cutAt: 160 },
    href: { kind: "link", label: "Leads to", opens: "target" },
    target: opens,
    ratio: {
      kind: "choice",
      label: "Shape",
      part: "look",
      default: "default",
      options: RATIO_NAMES,
      titles: { default: "The picture’s own" },
    },
  },
  starter: { size: 6, properties: {} },
  example: { type: "image", size: 6, properties: { image: { original: "/static/example.jpg", altText: "Seagrass" } } },
});
