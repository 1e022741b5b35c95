import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { opens } from "../parts/shared-fields.ts";

/** One line that does something: an icon, words, and a button that opens, scrolls, copies or asks. */
export const actionBlock = defineBlock({
  type: "action",
  title: "Action",
  category: "contact",
  icon: "flag",
  description: "One line that does something: opens, scrolls, copies or asks.",
  searchWords: ["call to action", "link", "copy"],
  emptyText: "Write a title, then choose what the button does.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    icon: { kind: "icon", label: "Icon", default: "flag", options: ICON_NAMES },
    title: { kind: "text", label: "Title", cutAt: 80 },
    copy: { kind: "text", label: "Text", cutAt: 200, multiline: true },
    does: {
      kind: "choice",
      label: "What it does",
      default: "open",
      options: ["open", "scroll", "copy", "chat"],
      titles: { open: "Open a link", scroll: "Scroll to a block", copy: "Copy a text", chat: "Ask the shop" },
    },
    href: { kind: "link", label: "Leads to", opens: "opens", showWhen: { field: "does", is: ["open"] } },
    opens,
    target: {
      kind: "reference",
      to: "block",
      label: "Block to scroll to",
      hint: "A block of this page.",
      showWhen: { field: "does", is: ["scroll"] },
    },
    text: { kind: "text", label: "Text to copy", cutAt: 300, showWhen: { field: "does", is: ["copy"] } },
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
