import { defineBlock } from "@selvedge/pages/block-type";

/** A supporter's link to share: it leads to a page of the shop and names who sent the visitor. */
export const affiliateBlock = defineBlock({
  type: "affiliate",
  title: "Link to share",
  category: "more",
  icon: "link",
  description: "A supporter's link, which says who sent each visitor.",
  searchWords: ["referral", "share", "refer a friend"],
  emptyText: "Say who shares. Visitors see nothing until then.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    copy: { kind: "text", label: "Text", cutAt: 240, multiline: true },
    code: { kind: "text", label: "Who shares", cutAt: 40, hint: "Letters, digits and dashes, such as stromness-sc." },
    path: { kind: "link", label: "Leads to", hint: "A page of this shop. Empty is the home page." },
    smallPrint: { kind: "text", label: "Small print", cutAt: 200 },
  },
  needs: () => ({ shop: { source: "shop", params: {} } }),
  starter: {
    size: 6,
    properties: { title: "Share our shop", copy: "Send your link to your club.", code: "your-club" },
  },
  example: {
    type: "affiliate",
    size: 6,
    properties: {
      title: "For your sailing club",
      copy: "Send this link round. It says that the club sent you.",
      code: "stromness-sc",
    },
  },
});
