import { unknownTestText } from "@selvedge/domain/split-tests/test-messages";
import { defineBlock } from "@selvedge/pages/block-type";

/** In place of a name that is not written yet: nothing is called so. */
const unnamed = "-";

/**
 * Variations of one place of a page: each visitor sees the one that they have in a split test of the shop, and everyone the
 * first while that test does not run.
 */
export const splitTestBlock = defineBlock({
  type: "splitTest",
  title: "Split test",
  category: "more",
  icon: "columns",
  description: "Shows each visitor one of several variations.",
  searchWords: ["a/b", "variation", "experiment"],
  emptyText: "Add two variations.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: ["variation"],
  maxItems: 4,
  hydrates: false,
  fields: { test: { kind: "reference", to: "splitTest", label: "Split test" } },
  itemConditions: ({ test }, { props, index }) => [
    { name: "variation", params: { test: test || unnamed, is: props.name || unnamed, orNone: index === 0 } },
  ],
  warnings: ({ test }, { variations }) => (test && variations[test] === undefined ? [unknownTestText(test)] : []),
  starter: {
    size: 12,
    properties: {},
    items: ["before", "after"].map((name) => ({
      type: "variation",
      properties: { name },
      items: [{ type: "textBlock", properties: { html: `<p>What visitors see ${name}.</p>` } }],
    })),
  },
  example: {
    type: "splitTest",
    size: 12,
    properties: { test: "hero" },
    items: [
      {
        type: "variation",
        properties: { name: "before" },
        items: [{ type: "textBlock", properties: { html: "<p>Printed when you order it.</p>" } }],
      },
      {
        type: "variation",
        properties: { name: "after" },
        items: [{ type: "textBlock", properties: { html: "<p>Made for you, nothing left over.</p>" } }],
      },
    ],
  },
});
