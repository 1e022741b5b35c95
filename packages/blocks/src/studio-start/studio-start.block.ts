import { defineBlock } from "@selvedge/pages/block-type";
import { opens } from "../parts/shared-fields.ts";

/** The way into the studio, on a blank that the shop sells. `data.blanks` is a list with one `CatalogueEntry`. */
export const studioStartBlock = defineBlock({
  type: "studioStart",
  title: "Studio: make your own",
  category: "products",
  icon: "pencil",
  description: "The way into the studio on a blank that you choose.",
  searchWords: ["customise", "design your own", "personalise"],
  emptyText: "Choose a blank that your shop sells, or a picture.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", default: "Make your own", cutAt: 60 },
    copy: { kind: "text", label: "Text", cutAt: 240, multiline: true },
    blank: { kind: "reference", to: "blank", label: "Blank", hint: "Empty takes what sells best." },
    image: { kind: "image", label: "Picture instead of the blank's" },
    buttonText: { kind: "text", label: "Button", default: "Open the studio", cutAt: 32 },
    href: { kind: "link", label: "Leads to", opens: "target", hint: "The button is shown once it leads somewhere." },
    target: opens,
  },
  needs: ({ blank }) => ({ blanks: { source: "blanks", params: { limit: 1, ...(blank ? { blank } : {}) } } }),
  starter: { size: 12, properties: { copy: "Your words or drawing on any piece. One is enough." } },
  example: {
    type: "studioStart",
    size: 12,
    properties: {
      title: "Put your boat on it",
      copy: "Your words or drawing on any piece. One is enough.",
      href: "/contact/",
    },
  },
});
