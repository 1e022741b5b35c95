import { defineBlock } from "@selvedge/pages/block-type";
import { ICON_NAMES } from "../parts/icon-names.ts";
import { coloursOn } from "../parts/shared-fields.ts";

/** A round seal with words along its edge, or a pill: where something is made, what it is made of. */
export const badgeBlock = defineBlock({
  type: "badge",
  title: "Badge",
  category: "pictures",
  icon: "star",
  description: "A round seal or a pill with a few words.",
  searchWords: ["seal", "stamp", "label"],
  emptyText: "Write a word or two, and choose a seal or a pill.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    shape: { kind: "choice", label: "Shape", part: "look", default: "seal", options: ["seal", "pill"] },
    text: { kind: "text", label: "Words", cutAt: 22 },
    secondText: { kind: "text", label: "Words below", cutAt: 22 },
    icon: { kind: "icon", label: "Icon", default: "star", options: ICON_NAMES },
    colours: coloursOn("button.background.color"),
  },
  starter: { size: 3, properties: { text: "Made to order" } },
  example: { type: "badge", size: 3, properties: { text: "Printed in", secondText: "Telford", icon: "shirt" } },
});
