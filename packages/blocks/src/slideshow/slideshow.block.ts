import { slideshowTimes } from "@selvedge/browser/interface/slideshow";
import { defineBlock } from "@selvedge/pages/block-type";

/** Slides one after another. As the first block of a page it stays there (storefront §3.2). */
export const slideshowBlock = defineBlock({
  type: "slideshow",
  title: "Slideshow",
  category: "pictures",
  icon: "picture",
  description: "Slides one after another, across the page.",
  searchWords: ["slider", "hero", "banners"],
  emptyText: "Add slides. One alone stands still.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: ["slide"],
  hydrates: false,
  fields: {
    speed: {
      kind: "number",
      label: "Each slide shows for",
      unit: "s",
      per: 1_000,
      part: "behaviour",
      default: slideshowTimes.blockSpeedMs,
      min: 2_000,
      max: 60_000,
      step: 500,
    },
    mode: {
      kind: "choice",
      label: "Order",
      part: "behaviour",
      default: "slideshow",
      options: ["slideshow", "random"],
      titles: { slideshow: "One after another", random: "At random" },
    },
    navigation: { kind: "flag", label: "Arrows and dots", part: "look", default: true },
    label: { kind: "text", label: "Name for screen readers", part: "behaviour", default: "Highlights", cutAt: 60 },
  },
  starter: {
    size: 12,
    properties: { fullWidth: true },
    items: [{ type: "slide", properties: { title: "Say what is new" } }],
  },
  example: {
    type: "slideshow",
    size: 12,
    properties: {},
    items: ["Meadows under water", "A hedge of our own"].map((title) => ({ type: "slide", properties: { title } })),
  },
});
