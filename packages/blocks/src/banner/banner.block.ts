import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { colours, opens } from "../parts/shared-fields.ts";

/** Size, shape and letter size by kind of banner (storefront §9): minimum height in pixels, height over width. */
export const BANNER_KINDS = {
  standard: { minHeightPx: 400, ratio: 0.4, fontScale: 1 },
  compact: { minHeightPx: 400, ratio: 0.4, fontScale: 0.55 },
  slim: { minHeightPx: 300, ratio: 0.1, fontScale: 0.3 },
} as const;

/** The hero of a page: a headline, some text, up to three actions, over a picture or beside cut-out garments. */
export const bannerBlock = defineBlock({
  type: "banner",
  title: "Banner",
  category: "pictures",
  icon: "opening",
  description: "The opening of a page: a headline, some words and buttons over a picture.",
  searchWords: ["hero", "header", "cover", "opening"],
  emptyText: "Add a title or choose a picture.",
  version: 1,
  compatibility: ["grid", "section", "mail"],
  accepts: [],
  hydrates: false,
  fields: {
    kind: { kind: "choice", label: "Size", default: "standard", options: ["standard", "compact", "slim"] },
    eyebrow: { kind: "text", label: "Small line above", cutAt: 60 },
    title: { kind: "text", label: "Title", cutAt: 50 },
    copy: { kind: "text", label: "Text", cutAt: 300, multiline: true },
    media: { kind: "choice", label: "Behind the text", default: "image", options: ["image", "video", "overlay"] },
    image: { kind: "image", label: "Picture", hint: "1920 by 768 pixels fills the banner." },
    video: { kind: "link", label: "Video address", showWhen: { field: "media", is: ["video"] } },
    videoThumbnail: {
      kind: "image",
      label: "Picture until the video plays",
      showWhen: { field: "media", is: ["video"] },
    },
    cutouts: {
      kind: "list",
      label: "Garments beside the text",
      max: 4,
      of: { image: { kind: "image", label: "Picture without background" }, href: { kind: "link", label: "Leads to" } },
    },
    bleed: { kind: "flag", label: "Garment runs out of the window", default: false, hint: "For one alone." },
    label: { kind: "text", label: "Label on the garments", cutAt: 40 },
    labelDetail: { kind: "text", label: "Second line of the label", cutAt: 40 },
    actions: {
      kind: "list",
      label: "Actions",
      max: 3,
      of: {
        text: { kind: "text", label: "Words", cutAt: 40 },
        href: { kind: "link", label: "Leads to" },
        action: { kind: "text", label: "In-page action", hint: "Its name, such as remill, where there is no link." },
        target: opens,
        icon: { kind: "icon", label: "Icon", default: "none", options: ICON_NAMES },
        primary: { kind: "flag", label: "Filled", default: true },
      },
    },
    alignment: { kind: "choice", label: "Alignment", default: "left", options: ["left", "center", "right"] },
    colours,
    overlay: {
      kind: "number",
      label: "Shade over the picture",
      part: "look",
      default: 0.15,
      min: 0,
      max: 1,
      step: 0.05,
    },
    minHeight: {
      kind: "number",
      label: "Lowest height in pixels",
      part: "layout",
      default: null,
      unset: 0,
      min: 1,
      max: 1200,
    },
    fontScale: {
      kind: "number",
      label: "Letter size",
      part: "look",
      default: null,
      min: 0.05,
      max: 1,
      step: 0.05,
      hint: "Empty keeps the size that goes with the banner.",
    },
  },
  starter: { size: 12, properties: { title: "Say what you make", copy: "Add a sentence about it.", fullWidth: true } },
  example: {
    type: "banner",
    size: 12,
    properties: {
      title: "Worn by people who look out to sea",
      copy: "Twelve drawings of the coast, printed one at a time on organic cotton.",
      actions: [{ text: "Shop the collection", href: "/collection/tideline/" }],
    },
  },
});
