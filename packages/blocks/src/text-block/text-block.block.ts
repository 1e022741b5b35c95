import { defineBlock } from "@selvedge/pages/block-type";
import { FONT_TITLES, OWN_FONTS } from "../parts/fonts/own-fonts.ts";
import { alignments, opens } from "../parts/shared-fields.ts";

/**
 * Text with headings, lists and links. `html` is cleaned against the allow-list by the server before it is stored; the
 * view writes it as it is and trusts that, so nothing else may put text there.
 */
export const textBlock = defineBlock({
  type: "textBlock",
  title: "Text",
  category: "text",
  usedMost: 1,
  icon: "text",
  description: "Words with headings, lists and links.",
  searchWords: ["paragraph", "heading", "copy", "words", "title"],
  emptyText: "Write something.",
  version: 1,
  compatibility: ["grid", "section", "mail", "flow"],
  accepts: [],
  hydrates: false,
  fields: {
    html: { kind: "html", label: "Text" },
    truncateHeight: {
      kind: "number",
      label: "Fold after",
      unit: "px",
      part: "layout",
      default: null,
      unset: 0,
      min: 1,
      max: 2000,
      hint: "What is longer opens by “Read more”. Empty shows it all.",
    },
    font: {
      kind: "choice",
      label: "Letters",
      part: "look",
      default: "text",
      options: ["text", "heading", ...OWN_FONTS],
      titles: FONT_TITLES,
    },
    align: {
      kind: "choice",
      label: "Alignment",
      part: "look",
      default: "left",
      options: ["left", "center"],
      titles: alignments,
    },
    list: { kind: "choice", label: "List markers", part: "look", default: "dots", options: ["dots", "ticks"] },
    href: { kind: "link", label: "Link beside the heading", opens: "target" },
    target: opens,
    linkText: {
      kind: "text",
      label: "Link text",
      cutAt: 40,
      hint: "The link is shown once it has words and leads somewhere.",
    },
  },
  starter: { size: 12, properties: { html: "<h2>A heading</h2><p>Some words under it.</p>" } },
  example: {
    type: "textBlock",
    size: 12,
    properties: { html: "<h2>Start with a shape</h2>", href: "/collection/clothing/", linkText: "All clothing" },
  },
});
