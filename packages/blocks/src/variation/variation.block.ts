import { outsideTestText } from "@selvedge/domain/split-tests/test-messages";
import { defineBlock } from "@selvedge/pages/block-type";

/** What some visitors of a split test see. */
export const variationBlock = defineBlock({
  type: "variation",
  title: "Variation",
  category: "more",
  icon: "columns",
  description: "What some visitors of a split test see.",
  searchWords: ["a/b", "experiment"],
  emptyText: "Add what these visitors see.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: "any",
  inside: { type: "splitTest", otherwise: outsideTestText },
  hydrates: false,
  fields: {
    name: {
      kind: "text",
      label: "Variation",
      maxLength: 60,
      hint: "As the split test calls it. The first one is shown while the test does not run.",
    },
  },
  starter: {
    size: 12,
    properties: {},
    items: [{ type: "textBlock", properties: { html: "<p>What these visitors see.</p>" } }],
  },
  example: {
    type: "variation",
    size: 12,
    properties: { name: "after" },
    items: [{ type: "textBlock", properties: { html: "<p>Made for you, nothing left over.</p>" } }],
  },
});
