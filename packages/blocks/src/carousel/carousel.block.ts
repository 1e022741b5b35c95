import { defineBlock } from "@selvedge/pages/block-type";
import { opens } from "../parts/shared-fields.ts";

/** Blocks in a strip, part of the next in sight. It never moves by itself. */
export const carouselBlock = defineBlock({
  type: "carousel",
  title: "Carousel",
  category: "layout",
  icon: "tiles",
  description: "Blocks in a strip that is swiped sideways.",
  searchWords: ["slider", "strip", "gallery"],
  emptyText: "Add blocks. They stand in a strip that moves sideways.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: "any",
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    href: { kind: "link", label: "Link beside the title", opens: "target" },
    target: opens,
    linkText: { kind: "text", label: "Link text", cutAt: 40 },
    itemWidth: {
      kind: "choice",
      label: "Width of a block",
      part: "layout",
      default: "medium",
      options: ["narrow", "medium", "wide"],
    },
    arrows: { kind: "flag", label: "Arrows", part: "look", default: true },
    place: { kind: "flag", label: "Number of the block", part: "look", default: true, hint: "Such as 3 of 9." },
  },
  starter: { size: 12, properties: {}, items: [{ type: "pod", properties: { title: "A title" } }] },
  example: {
    type: "carousel",
    size: 12,
    properties: { title: "From the sketchbook" },
    items: ["Whale", "Lighthouse", "Jellyfish", "Kelp", "Guillemots", "Tide"].map((title) => ({
      type: "pod",
      properties: { title, href: "/collection/all/" },
    })),
  },
});
