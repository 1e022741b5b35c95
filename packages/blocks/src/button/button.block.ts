import { defineBlock } from "@selvedge/pages/block-type";

/** A link that looks like a button. */
export const buttonBlock = defineBlock({
  type: "button",
  title: "Button",
  category: "text",
  icon: "press",
  description: "A link that looks like a button.",
  searchWords: ["link", "action", "call to action"],
  emptyText: "Give the button words and somewhere to lead.",
  version: 1,
  compatibility: ["grid", "section", "mail", "flow"],
  accepts: [],
  hydrates: false,
  fields: {
    text: { kind: "text", label: "Words", cutAt: 60 },
    href: { kind: "link", label: "Leads to" },
    primary: { kind: "flag", label: "Filled", default: true },
    align: { kind: "choice", label: "Alignment", default: "left", options: ["left", "center", "right"] },
    size: { kind: "choice", label: "Size", default: "medium", options: ["small", "medium", "large"] },
    icon: { kind: "choice", label: "Icon", default: "none", options: ["none", "arrow"] },
    iconPosition: { kind: "choice", label: "Icon side", default: "right", options: ["left", "right"] },
  },
  starter: { size: 12, properties: { text: "Shop now", href: "/" } },
  example: { type: "button", size: 12, properties: { text: "Open the cabinet", href: "/collection/all/" } },
});
