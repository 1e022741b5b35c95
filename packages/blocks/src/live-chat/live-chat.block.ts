import { defineBlock } from "@selvedge/pages/block-type";

/** Who answers, and a button that asks them. Where no chat is open, it leads to the contact form. */
export const liveChatBlock = defineBlock({
  type: "liveChat",
  title: "Live chat",
  category: "contact",
  icon: "chat",
  description: "Who answers, and a button to ask them.",
  searchWords: ["chat", "help", "support"],
  emptyText: "Write whom visitors ask, and when they answer.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    group: {
      kind: "choice",
      label: "Who answers",
      default: "support",
      options: ["pro", "integrations", "support", "studio"],
    },
    title: { kind: "text", label: "Title", cutAt: 60 },
    body: { kind: "text", label: "Text", cutAt: 240, multiline: true },
    image: { kind: "image", label: "Picture of who answers" },
    buttonText: { kind: "text", label: "Button", default: "Ask us", cutAt: 32 },
    buttonStyle: {
      kind: "choice",
      label: "Button style",
      part: "look",
      default: "filled",
      options: ["filled", "outlined"],
    },
    showAfterSeconds: {
      kind: "number",
      label: "Shown after",
      unit: "s",
      part: "behaviour",
      default: 0,
      min: 0,
      max: 600,
    },
  },
  starter: { size: 6, properties: { title: "Ask us", body: "We answer by email." } },
  example: {
    type: "liveChat",
    size: 4,
    properties: {
      title: "Ask Isla",
      body: "Sizes, dates, a design that is not here yet.",
      buttonText: "Write to Isla",
    },
  },
});
