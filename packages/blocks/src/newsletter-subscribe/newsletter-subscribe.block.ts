import { defineBlock } from "@selvedge/pages/block-type";

/** An email field that joins a mailing list. It posts without scripts; the server asks for confirmation by mail. */
export const newsletterSubscribeBlock = defineBlock({
  type: "newsletterSubscribe",
  title: "Newsletter",
  category: "contact",
  usedMost: 9,
  icon: "newsletter",
  description: "A field for an address that joins a mailing list.",
  searchWords: ["mail", "subscribe", "sign up", "list", "signup", "email"],
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", default: "Hear from us", cutAt: 60 },
    copy: { kind: "text", label: "Text", cutAt: 200, multiline: true },
    buttonText: { kind: "text", label: "Button", default: "Sign up", cutAt: 24 },
    smallPrint: {
      kind: "text",
      label: "Small print",
      default: "We'll send one email to confirm. Unsubscribe at any time.",
      cutAt: 160,
    },
    mailingList: {
      kind: "reference",
      to: "mailingList",
      label: "Mailing list",
      part: "behaviour",
      hint: "Empty: your one list. A name tells apart who signed up here.",
    },
  },
  starter: { size: 12, properties: { fullWidth: true } },
  example: {
    type: "newsletterSubscribe",
    size: 12,
    properties: { title: "A letter from the coast", mailingList: "coast" },
  },
});
