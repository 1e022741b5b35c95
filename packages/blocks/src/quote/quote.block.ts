import { defineBlock } from "@selvedge/pages/block-type";
import { FONT_TITLES, OWN_FONTS } from "../parts/fonts/own-fonts.ts";

/** A quotation and its author. */
export const quoteBlock = defineBlock({
  type: "quote",
  title: "Quote",
  category: "text",
  icon: "marks",
  description: "What somebody said, and who.",
  searchWords: ["review", "testimonial", "words", "rating", "stars"],
  emptyText: "Write what was said.",
  version: 1,
  compatibility: ["grid", "section", "mail"],
  accepts: [],
  hydrates: false,
  fields: {
    quote: { kind: "text", label: "Words", cutAt: 400, multiline: true },
    author: { kind: "text", label: "Who said it", cutAt: 80 },
    stars: { kind: "number", label: "Stars", default: 0, min: 0, max: 5, hint: "0 shows none." },
    font: {
      kind: "choice",
      label: "Letters",
      part: "look",
      default: "theme",
      options: ["theme", "text", "heading", ...OWN_FONTS],
      titles: FONT_TITLES,
    },
    fontSize: {
      kind: "number",
      label: "Text size",
      unit: "px",
      part: "look",
      default: null,
      unset: 0,
      min: 1,
      max: 96,
      hint: "Empty keeps the theme's.",
    },
  },
  starter: { size: 12, properties: { quote: "What a customer told you.", author: "Their name" } },
  example: {
    type: "quote",
    size: 12,
    properties: { quote: "It has outlived two washing machines.", author: "Morag, Stromness" },
  },
});
