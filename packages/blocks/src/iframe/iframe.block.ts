import { defineBlock } from "@selvedge/pages/block-type";

/** The height of a frame that sets none, in pixels (storefront §9). */
export const IFRAME_HEIGHT_PX = 1000;

/** A page from elsewhere inside the page: a map, a booking form. It runs in a box of its own. */
export const iframeBlock = defineBlock({
  type: "iframe",
  title: "Page inside the page",
  category: "more",
  icon: "code",
  description: "A page from elsewhere inside the page.",
  searchWords: ["embed", "map", "form", "location"],
  emptyText: "Paste the address of the page to show.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    src: {
      kind: "link",
      label: "Address",
      elsewhere: "https://example.com/map",
      hint: "Begins with https:// and is not of this shop.",
    },
    title: {
      kind: "text",
      label: "What it shows",
      default: "Content from another site",
      cutAt: 100,
      hint: "Read aloud by screen readers.",
    },
    height: {
      kind: "number",
      label: "Height",
      unit: "px",
      part: "layout",
      default: IFRAME_HEIGHT_PX,
      min: 80,
      max: 4_000,
    },
    allowFullscreen: { kind: "flag", label: "May fill the screen", part: "behaviour", default: false },
  },
  starter: { size: 12, properties: { height: 480 } },
  example: {
    type: "iframe",
    size: 12,
    properties: {
      src: "https://www.openstreetmap.org/export/embed.html?bbox=-5.2,51.7,-5.1,51.75",
      title: "A map of Dale",
      height: 360,
    },
  },
});
