import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";

/** One line that does something: an icon, words, and a button that opens, scrolls, copies or asks. */
export const actionBlock = defineBlock({
  type: "action",
  title: "Action",
  category: "contact",
  icon: "flag",
  description: "One line that does something: opens, scrolls, copies or asks.",
  searchWords: ["call to action", "link", "copy"],
  emptyText: "Choose what it does: open, scroll, copy, chat.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    icon: { kind: "icon", label: "Icon", default: "flag", options: ICON_NAMES },
    title: { kind: "text", label: "Title", cutAt: 80 },
    copy: { kind: "text", label: "Text", cutAt: 200, multiline: true },
    does: { kind: "choice", label: "What it does", default: "open", options: ["open", "scroll", "copy", "chat"] },
    href: { kind: "link", label: "Leads to", hint: "For opening." },
    target: { kind: "text", label: "Block to scroll to", cutAt: 80, hint: "The block's own id." },
    text: { kind: "text", label: "Text to copy", cutAt: 300 },
    buttonText: { kind: "text", label: "Button", default: "Open", cutAt: 24 },
  },
  starter: { size: 6, properties: { title: "Not sure of your size?", href: "/", buttonText: "Measure" } },
  example: {
    type: "action",
    size: 6,
    properties: {
      icon: "ruler",
      title: "Not sure of your size?",
      copy: "Flat measures for every piece",
      href: "/size-guide/",
      buttonText: "Measure",
    },
  },
});
