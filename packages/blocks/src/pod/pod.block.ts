import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { RATIO_NAMES } from "../parts/ratios.ts";

/** A picture with words that leads somewhere: the tile most pages are made of. Shop owners know it as "Content". */
export const podBlock = defineBlock({
  type: "pod",
  title: "Content",
  category: "pictures",
  icon: "tile",
  description: "A picture with words that leads somewhere.",
  searchWords: ["tile", "content", "card", "link"],
  emptyText: "No picture: shows its title on the theme's tint.",
  version: 1,
  compatibility: ["grid", "section", "mail", "flow"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 120 },
    copy: { kind: "text", label: "Text", cutAt: 1000, multiline: true },
    href: { kind: "link", label: "Leads to" },
    image: { kind: "image", label: "Picture" },
    imageSrcSet: {
      kind: "text",
      label: "The picture in other widths",
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
    price: { kind: "text", label: "Price" },
    salePrice: { kind: "text", label: "Sale price" },
    priceSuffix: { kind: "text", label: "After the price", cutAt: 24 },
    overlay: { kind: "flag", label: "Words on the picture", default: false },
    ratio: { kind: "choice", label: "Shape", default: "default", options: RATIO_NAMES },
    textAlign: { kind: "choice", label: "Alignment", default: "left", options: ["left", "center", "right"] },
    titleSize: { kind: "number", label: "Title size", default: 3, min: 0, max: 4 },
    buttonText: { kind: "text", label: "Button", cutAt: 40 },
    buttonStyles: {
      kind: "group",
      label: "Look of the button",
      part: "look",
      isClosed: true,
      fields: {
        textColor: { kind: "colour", label: "Words" },
        backgroundColor: { kind: "colour", label: "Ground" },
        borderColor: { kind: "colour", label: "Edge" },
        borderRadius: { kind: "number", label: "Corners in pixels", default: null, min: 0, max: 40 },
        fill: { kind: "flag", label: "Filled", default: false },
      },
    },
    video: { kind: "link", label: "Video address" },
    media: { kind: "choice", label: "Show", default: "image", options: ["image", "video"] },
    lazy: { kind: "flag", label: "Load when near", default: true },
  },
  starter: { size: 3, properties: { title: "A title", copy: "A sentence about it." } },
  example: { type: "pod", size: 3, properties: { title: "Hoodies", href: "/collection/hoodies/", overlay: true } },
});
