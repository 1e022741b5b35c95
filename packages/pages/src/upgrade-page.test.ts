import { expect, test } from "vitest";
import { type BlockType, registerBlocks } from "./block-type.ts";
import { apply } from "./ops/apply.ts";
import { upgradePage } from "./upgrade-page.ts";
import { fromWire } from "./wire/from-wire.ts";

const banner = {
  type: "banner",
  title: "Banner",
  version: 2,
  compatibility: ["grid"],
  hydrates: false,
  accepts: [],
  example: {},
  fields: {
    title: { kind: "text", label: "Title" },
    actions: { kind: "list", label: "Buttons", max: 3, of: { text: { kind: "text", label: "Text" } } },
  },
  upgrades: { 1: ({ heading, ...props }) => ({ ...props, title: heading }) },
} satisfies BlockType;
const types = registerBlocks([banner]);

const makeKeys = () => {
  let made = 0;
  return () => `k${++made}`;
};

test("opening a page for editing raises its blocks and gives entries keys, once and undoably", () => {
  const actions = [{ text: "Shop" }, { key: "own", text: "Read" }, { key: "own", text: "Ask" }];
  const doc = fromWire({
    blocks: [
      { uid: "old", type: "banner", properties: { heading: "Hello", actions } },
      { uid: "odd", type: "hologram", properties: { heading: "Hello" } },
    ],
  });
  const op = upgradePage(doc, types, makeKeys());
  const opened = op && apply(doc, op);
  if (!opened?.ok) throw new Error("The page is not upgraded.");
  expect(opened.doc.blocks.get("old")).toMatchObject({
    v: 2,
    props: { title: "Hello", actions: [{ key: "k1", text: "Shop" }, { key: "own" }, { key: "k2", text: "Ask" }] },
  });
  expect(opened.doc.blocks.get("odd")).toBe(doc.blocks.get("odd"));
  expect(upgradePage(opened.doc, types, makeKeys())).toBeNull();
  const back = apply(opened.doc, opened.inverse);
  expect(back.ok && back.doc.blocks).toEqual(doc.blocks);
});
