import { defineBlock } from "@selvedge/pages/block-type";

/** What visitors see while the shop is closed: on its coming-soon page, and nowhere else. The home page's first one counts. */
export const storeHiddenBlock = defineBlock({
  type: "storeHidden",
  title: "While the shop is closed",
  category: "more",
  icon: "eye",
  description: "What visitors see while the shop is closed.",
  searchWords: ["coming soon", "closed", "countdown", "timer"],
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    copy: { kind: "text", label: "Text", cutAt: 300, multiline: true },
    opensAt: { kind: "instant", label: "Opens at", hint: "Counts down to it. The shop opens when you open it." },
    mailingList: { kind: "reference", to: "mailingList", label: "Mailing list" },
  },
  starter: { size: 12, properties: { title: "We open soon" } },
  example: {
    type: "storeHidden",
    size: 12,
    properties: {
      title: "We open on Friday",
      copy: "Twelve new drawings of the coast.",
      opensAt: "2027-03-26T09:00:00Z",
    },
  },
});
