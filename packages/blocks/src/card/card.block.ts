import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { opens } from "../parts/shared-fields.ts";

/** A short fact with an icon: a promise, a number, a step. */
export const cardBlock = defineBlock({
  type: "card",
  title: "Card",
  category: "text",
  icon: "fact",
  description: "A short fact with an icon: a promise, a number, a step.",
  searchWords: ["promise", "fact", "icon", "features", "usp", "steps"],
  emptyText: "Write a title, a number or a text.",
  version: 1,
  compatibility: ["grid", "section", "mail"],
  accepts: [],
  hydrates: false,
  fields: {
    icon: {
      kind: "icon",
      label: "Icon",
      default: "none",
      options: ICON_NAMES,
    },
    figure: { kind: "text", label: "Number", cutAt: 16, hint: "Shown large, such as 31,480." },
    title: { kind: "text", label: "Title", cutAt: 80 },
    copy: { kind: "text", label: "Text", cutAt: 300, multiline: true },
    href: { kind: "link", label: "Leads to", opens: "target" },
    target: opens,
  },
  starter: { size: 3, properties: { icon: "check", title: "A promise you keep" } },
  example: { type: "card", size: 3, properties: { icon: "return", title: faultyPromise.short } },
});
