import { defineBlock } from "@selvedge/pages/block-type";

/** Where the platform's sign-up begins: a shop's name to type and a button. What was typed is carried on. */
export const startShopBlock = defineBlock({
  type: "startShop",
  title: "Start a shop",
  category: "more",
  icon: "start",
  description: "The way into making a shop, for the platform’s own site.",
  searchWords: ["sign up"],
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  ofPlatform: true,
  fields: {
    placeholder: { kind: "text", label: "Words in the field", default: "Your shop's name", cutAt: 40 },
    buttonText: { kind: "text", label: "Button", default: "Start your shop", cutAt: 24 },
  },
  starter: { size: 12, properties: {} },
  example: { type: "startShop", size: 6, properties: {} },
});
