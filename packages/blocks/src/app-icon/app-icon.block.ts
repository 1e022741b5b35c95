import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { alignments, opens } from "../parts/shared-fields.ts";

/** Ways to the shop elsewhere: an icon or an app's own picture, a word, a link. */
export const appIconBlock = defineBlock({
  type: "appIcon",
  title: "Apps and places",
  category: "contact",
  icon: "globe",
  description: "Ways to the shop elsewhere, as icons with a word each.",
  searchWords: ["social", "apps", "follow us", "instagram", "whatsapp"],
  emptyText: "Add a place: an icon, a word and a link.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    places: {
      kind: "list",
      label: "Places",
      hint: "A place is shown once it has a word.",
      max: 12,
      of: {
        icon: { kind: "icon", label: "Icon", default: "globe", options: ICON_NAMES },
        image: { kind: "image", label: "Own picture instead" },
        text: { kind: "text", label: "Word", cutAt: 24 },
        href: { kind: "link", label: "Leads to", opens: "target" },
        target: opens,
      },
    },
    size: { kind: "choice", label: "Size", part: "look", default: "medium", options: ["small", "medium", "large"] },
    shape: {
      kind: "choice",
      label: "Shape",
      part: "look",
      default: "rounded",
      options: ["rounded", "circle", "square"],
    },
    align: {
      kind: "choice",
      label: "Alignment",
      part: "look",
      default: "center",
      options: ["left", "center"],
      titles: alignments,
    },
  },
  starter: { size: 12, properties: { places: [{ icon: "mail", text: "Newsletter", href: "/newsletter/" }] } },
  example: {
    type: "appIcon",
    size: 6,
    properties: {
      places: [
        { icon: "camera", text: "Photos", href: "https://example.org/photos/" },
        { icon: "play", text: "Films", href: "https://example.org/films/" },
        { icon: "mail", text: "Newsletter", href: "/newsletter/" },
      ],
    },
  },
});
