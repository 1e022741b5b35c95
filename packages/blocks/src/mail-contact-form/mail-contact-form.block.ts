import { defineBlock } from "@selvedge/pages/block-type";

/** A form whose messages are mailed to the shop. The address stays on the server: neither page nor form names it. */
export const mailContactFormBlock = defineBlock({
  type: "mailContactForm",
  title: "Contact form",
  category: "contact",
  icon: "mail",
  description: "A form whose messages are mailed to you.",
  searchWords: ["contact", "email", "ask"],
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    contactEmail: {
      kind: "text",
      label: "Messages go to",
      maxLength: 254,
      hint: "An email address. Empty is the shop's own.",
    },
    title: { kind: "text", label: "Title", cutAt: 60 },
    copy: { kind: "text", label: "Text", cutAt: 300, multiline: true },
    note: { kind: "text", label: "Beside the button", default: "We answer by email.", cutAt: 80 },
    buttonText: { kind: "text", label: "Button", default: "Send", cutAt: 24 },
  },
  needs: () => ({ page: { source: "page", params: {} } }),
  starter: { size: 12, properties: { title: "Write to us" } },
  example: { type: "mailContactForm", size: 8, properties: { title: "Write to us", note: "Answered within a day" } },
});
