import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { RATIO_NAMES } from "../parts/ratios.ts";
import { alignments, opens } from "../parts/shared-fields.ts";

/** A price is written. */
const hasPrice = { field: "showPrice", is: [true] } as const;

/** A picture with words that leads somewhere: the tile most pages are made of. */
export const podBlock = defineBlock({
  type: "pod",
  title: "Content tile",
  category: "pictures",
  usedMost: 6,
  icon: "tile",
  description: "A picture with words that leads somewhere.",
  searchWords: ["pod", "category", "card", "link"],
  emptyText: "Add a picture or a title.",
  version: 1,
  compatibility: ["grid", "section", "mail", "flow"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 120 },
    copy: { kind: "text", label: "Text", cutAt: 1000, multiline: true },
    href: { kind: "link", label: "Leads to", opens: "target" },
    target: opens,
    media: {
      kind: "choice",
      label: "Shows",
      default: "image",
      options: ["image", "video"],
      titles: { image: "A picture", video: "A video" },
    },
    video: {
      kind: "link",
      label: "Video address",
      elsewhere: "https://example.com/film.mp4",
      hint: "Until it plays, the picture is shown.",
      showWhen: { field: "media", is: ["video"] },
    },
    image: { kind: "image", label: "Picture" },
    imageSrcSet: {
      kind: "text",
      label: "The picture in other widths",
      part: "behaviour",
      hint: "As in HTML: /small.webp 480w, /large.webp 960w.",
    },
    icon: {
      kind: "icon",
      label: "Icon",
      default: "none",
      options: ICON_NAMES,
      hint: "Shown where there is no picture.",
    },
    badge: { kind: "text", label: "Badge", cutAt: 24 },
    showPrice: { kind: "flag", label: "Show a price", default: false },
    price: {
      kind: "text",
      label: "Price",
      cutAt: 24,
      hint: "A number is written in the shop's currency.",
      showWhen: hasPrice,
    },
    salePrice: { kind: "text", label: "Sale price", cutAt: 24, hint: "Strikes the price through.", showWhen: hasPrice },
    priceSuffix: { kind: "text", label: "After the price", cutAt: 24, hint: "Such as each.", showWhen: hasPrice },
    overlay: { kind: "flag", label: "Text over the picture", part: "look", default: false },
    ratio: {
      kind: "choice",
      label: "Shape",
      part: "look",
      default: "default",
      options: RATIO_NAMES,
      titles: { default: "The theme’s" },
    },
    textAlign: {
      kind: "choice",
      label: "Alignment",
      part: "look",
      default: "left",
      options: ["left", "center", "right"],
      titles: alignments,
    },
    titleSize: { kind: "number", label: "Title size", part: "look", default: 3, min: 0, max: 4 },
    buttonText: { kind: "text", label: "Button", cutAt: 40, hint: "Shown once the block leads somewhere." },
    buttonStyles: {
      kind: "group",
      label: "Look of the button",
      part: "look",
      isClosed: true,
      fields: {
        textColor: { kind: "colour", label: "Words", ground: { beside: "backgroundColor", theme: "primary.color" } },
        backgroundColor: { kind: "colour", label: "Ground" },
        borderColor: { kind: "colour", label: "Edge" },
        borderRadius: { kind: "number", label: "Corners", unit: "px", default: null, min: 0, max: 40 },
        fill: { kind: "flag", label: "Filled", default: false },
      },
    },
    lazy: { kind: "flag", label: "Load the picture when it comes near", part: "behaviour", default: true },
  },
  starter: { size: 3, properties: { title: "A title", copy: "A sentence about it." } },
  example: { type: "pod", size: 3, properties: { title: "Hoodies", href: "/collection/hoodies/", overlay: true } },
});
