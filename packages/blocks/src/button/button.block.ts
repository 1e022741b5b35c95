import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { alignments, opens } from "../parts/shared-fields.ts";

/** A link that looks like a button. */
export const buttonBlock = defineBlock({
  type: "button",
  title: "Button",
  category: "text",
  usedMost: 3,
  icon: "press",
  description: "A link that looks like a button.",
  searchWords: ["link", "action", "call to action", "cta"],
  emptyText: "Give the button words and somewhere to lead.",
  version: 1,
  compatibility: ["grid", "section", "mail", "flow"],
  accepts: [],
  hydrates: false,
  fields: {
    text: { kind: "text", label: "Words", cutAt: 60 },
    href: { kind: "link", label: "Leads to", opens: "target" },
    target: opens,
    icon: { kind: "icon", label: "Icon", default: "none", options: ICON_NAMES },
    iconPosition: {
      kind: "choice",
      label: "Icon position",
      default: "right",
      options: ["left", "right"],
      titles: { left: "Before the words", right: "After the words" },
      showWhen: { field: "icon", is: ICON_NAMES.filter((name) => name !== "none") },
    },
    primary: { kind: "flag", label: "Filled", part: "look", default: true, hint: "Off shows an outline only." },
    align: {
      kind: "choice",
      label: "Alignment",
      part: "look",
      default: "left",
      options: ["left", "center", "right"],
      titles: alignments,
    },
    size: { kind: "choice", label: "Size", part: "look", default: "medium", options: ["small", "medium", "large"] },
  },
  starter: { size: 12, properties: { text: "Shop now", href: "/" } },
  example: { type: "button", size: 12, properties: { text: "Open the cabinet", href: "/collection/all/" } },
});
