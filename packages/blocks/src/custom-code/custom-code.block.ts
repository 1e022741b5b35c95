import { defineBlock } from "@selvedge/pages/block-type";

/** The most characters of a block's code: a widget of any kind, and far from a page of 512 kB. */
export const CODE_LIMIT = 20_000;

/**
 * HTML, styles and scripts of the shop's own, such as a widget's snippet. They run in a frame on a host of their own: they
 * reach neither the page around them nor anything that its visitor is signed in to.
 */
export const customCodeBlock = defineBlock({
  type: "customCode",
  title: "Custom code",
  category: "more",
  icon: "code",
  description: "Your own HTML, styles and scripts, in a box of their own.",
  searchWords: ["html", "embed", "widget", "script", "snippet"],
  emptyText: "Paste a snippet of HTML. It runs in a box of its own.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    code: {
      kind: "text",
      label: "Code",
      multiline: true,
      maxLength: CODE_LIMIT,
      hint: "HTML with its styles and scripts. It cannot reach the page around it.",
    },
    title: {
      kind: "text",
      label: "What it shows",
      default: "Custom content",
      cutAt: 100,
      hint: "Read aloud by screen readers.",
    },
    height: { kind: "number", label: "Height", unit: "px", part: "layout", default: 320, min: 40, max: 4_000 },
  },
  starter: { size: 12, properties: { height: 320 } },
  example: {
    type: "customCode",
    size: 12,
    properties: {
      title: "A tide clock",
      height: 120,
      code: '<p style="font:600 20px/1.4 sans-serif;margin:24px">High water at Dale: <output id="t"></output></p><script>document.getElementById("t").value = "06:12"</script>',
    },
  },
});
