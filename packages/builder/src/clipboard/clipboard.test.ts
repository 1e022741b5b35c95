import { checkedApply } from "@selvedge/pages/check/checked-apply";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { describe, expect, test } from "vitest";
import { nestedDoc, nestRules, nestTypes, shapeOf } from "../testing/nested-page.ts";
import { clipboardForms, copyBlocks, readCopied, textAsBlock } from "./copied-blocks.ts";
import { leftOutText, ofThisShop } from "./of-this-shop.ts";
import { pasting, placesFor } from "./pasting.ts";

const doc = nestedDoc();
let made = 0;
const makeUid = () => `n${++made}`;

describe("blocks on the clipboard", () => {
  test("arrive whole where they are pasted, whatever their words are", () => {
    const hostile = nestedDoc([{ uid: "x", type: "textBlock", properties: { html: `<p>"&lt;' &amp; > é 🐌</p>` } }]);
    const copied = copyBlocks(hostile, ["x", "row", "a"], 7);
    const read = readCopied(`<meta charset="utf-8">${clipboardForms(copied).html}`);
    expect(read).toEqual(JSON.parse(JSON.stringify(copied)));
    expect(read?.blocks.map(({ uid }) => uid)).toEqual(["row", "x"]);
  });

  test("are their words for every other program", () => {
    expect(clipboardForms(copyBlocks(doc, ["text", "row"], 7)).text).toBe("Hello\n\nA\n\nB");
  });

  test.each([
    ["nothing", ""],
    ["a page of another site", "<p>Hello</p>"],
    ["what is no JSON", `<div data-selvedge-blocks="{oops">`],
    ["no blocks", `<div data-selvedge-blocks="{&quot;format&quot;:1,&quot;division&quot;:7,&quot;blocks&quot;:[]}">`],
    [
      "a block that is a number",
      `<div data-selvedge-blocks="{&quot;format&quot;:1,&quot;division&quot;:7,&quot;blocks&quot;:[4]}">`,
    ],
    [
      "a later format",
      `<div data-selvedge-blocks="{&quot;format&quot;:2,&quot;division&quot;:7,&quot;blocks&quot;:[{&quot;type&quot;:&quot;tag&quot;}]}">`,
    ],
  ])("%s is none of ours", (_, html) => {
    expect(readCopied(html)).toBeNull();
  });

  test("more levels than a page holds are refused", () => {
    const deep = Array.from({ length: 9 }).reduce<WireBlock>((items) => ({ type: "row", items: [items] }), {
      type: "tag",
    });
    expect(readCopied(clipboardForms({ format: 1, division: 7, blocks: [deep] }).html)).toBeNull();
  });

  test("words from elsewhere are one text, their signs no tags", () => {
    expect(textAsBlock("One <b>\r\nline\n\n\nTwo & more")?.properties).toEqual({
      html: "<p>One &lt;b&gt;<br>line</p><p>Two &amp; more</p>",
    });
    expect(textAsBlock(" \n ")).toBeNull();
  });
});

describe("pasting", () => {
  const blocks = copyBlocks(doc, ["row", "tags"], 7).blocks;
  const shapeAfter = (selected: string | null) => {
    made = 0;
    for (const target of placesFor(doc, selected)) {
      const applied = checkedApply(doc, pasting(doc, blocks, { target, makeUid }).op, nestRules);
      if (applied.ok) return shapeOf(applied.doc);
    }
    return "refused";
  };

  test.each([
    ["with nothing selected", null, "text row(a b) tags(t)", ""],
    ["behind a block", "text", "text", "row(a b) tags(t)"],
    ["out of a block that takes none of them", "t", "text row(a b) tags(t)", ""],
  ])("%s", (_, selected, before, behind) => {
    const [first, second] = [/n\d+\(n\d+ n\d+\) n\d+\(n\d+\)/, shapeAfter(selected)];
    expect(second).toMatch(first);
    expect(second.replace(first, "+")).toBe(`${before} + ${behind}`.trim());
  });

  test("into an empty block that takes them, with names of their own and no number of the server's", () => {
    const empty = fromWire({ version: 1, blocks: [{ uid: "row", type: "row", properties: {} }] });
    const [target] = placesFor(empty, "row");
    const { op } = pasting(empty, [{ uid: "row", id: 4, type: "tag" }], { target: target!, makeUid });
    const applied = checkedApply(empty, op, nestRules);
    expect(applied.ok && shapeOf(applied.doc)).toMatch(/^row\(n\d+\)$/);
    expect(applied.ok && [...applied.doc.blocks.values()].map(({ id }) => id)).toEqual([null, null]);
  });
});

describe("blocks of another shop", () => {
  const picture = { original: "/files/a.png", altText: "A" };
  const conditions = [
    { name: "variation", params: { test: "t1" } },
    { name: "login", params: { is: "logged-in" } },
  ];
  const blocks: WireBlock[] = [
    { type: "pod", properties: { title: "A", image: picture, product: "tee", conditions } },
    { type: "row", properties: {}, items: [{ type: "hologram", properties: { shots: [picture, picture] } }] },
  ];

  test("come without its pictures, its things and the rules of its tests, and that is said", () => {
    const own = ofThisShop(blocks, nestTypes);
    expect(own.blocks[0]?.properties).toEqual({ title: "A", conditions: [conditions[1]] });
    expect(JSON.stringify(own.blocks)).not.toContain("files");
    expect(own.left).toEqual({ pictures: 3, references: 1, rules: 1 });
    expect(leftOutText(own.left)).toBe(
      "Left out what belongs to the other shop: 3 pictures, 1 link to something of that shop and 1 rule of a split test.",
    );
  });

  test("that need nothing of it are pasted without a word", () => {
    expect(leftOutText(ofThisShop([{ type: "textBlock", properties: { html: "x" } }], nestTypes).left)).toBe("");
  });
});
