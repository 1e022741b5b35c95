import { defineBlock } from "@selvedge/pages/block-type";
import { alignments } from "../parts/shared-fields.ts";

/** What a visitor may do with a page: share it, copy its link, mail it, be told of more. */
export const interactionsBlock = defineBlock({
  type: "interactions",
  title: "Save and share",
  category: "contact",
  icon: "share",
  description: "Ways to pass the page on: share, copy, email.",
  searchWords: ["social", "share", "like"],
  emptyText: "Choose what visitors may do: share, copy the link, email, hear of news.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    heading: { kind: "text", label: "Heading", cutAt: 80 },
    share: { kind: "flag", label: "Share", default: true, hint: "Where the visitor's device can." },
    copyLink: { kind: "flag", label: "Copy the link", default: true },
    email: { kind: "flag", label: "Send by email", default: true },
    tellMe: { kind: "flag", label: "Tell me of news", default: false, hint: "Leads to the newsletter." },
    mailingList: {
      kind: "reference",
      to: "mailingList",
      label: "Mailing list",
      showWhen: { field: "tellMe", is: [true] },
    },
    align: {
      kind: "choice",
      label: "Alignment",
      part: "look",
      default: "left",
      options: ["left", "center"],
      titles: alignments,
    },
  },
  starter: { size: 12, properties: {} },
  example: { type: "interactions", size: 6, properties: { heading: "Pass it on", tellMe: true } },
});
