import { describe, expect, test } from "vitest";
import { type BlockType, registerBlocks, typesOfShop } from "./block-type.ts";
import { byCategory, misplacedText, searchTypes, startableTypes, usedMost } from "./picker.ts";
import { fromWire } from "./wire/from-wire.ts";

const base = {
  version: 1,
  compatibility: ["grid"],
  accepts: [],
  hydrates: false,
  fields: {},
  starter: { properties: {} },
} as const;
const made = (type: string, title: string, more: Partial<BlockType> = {}): BlockType => {
  return { ...base, type, title, example: { type }, ...more };
};
const types = registerBlocks(
  [
    made("textBlock", "Text", { category: "text", description: "Words with headings and lists." }),
    made("quote", "Quote", { category: "text", searchWords: ["review", "testimonial"] }),
    made("row", "Row", { category: "layout", accepts: ["quote"] }),
    made("signature", "Signature", { compatibility: ["mail"] }),
    made("bare", "Bare", { starter: undefined as never }),
    made("_seed_", "Seed"),
  ],
  [{ plugin: "chat", types: [made("chatBox", "Chat box", { category: "contact" })] }],
);
const shop = { isPlatform: false };
const doc = fromWire({ blocks: [{ uid: "r", type: "row" }] });
const names = (found: readonly BlockType[]) => found.map(({ type }) => type);

describe("the block picker", () => {
  test("offers what can be made by hand on this kind of page", () => {
    expect(names(startableTypes(doc, types, shop))).toEqual(["textBlock", "quote", "row", "chatBox"]);
    const mail = fromWire({ properties: { isMailPage: true }, blocks: [] });
    expect(names(startableTypes(mail, types, shop))).toEqual(["signature"]);
  });

  test("offers what is for the platform's own site there alone", () => {
    const known = registerBlocks([made("startShop", "Start a shop", { ofPlatform: true })], []);
    expect(names(startableTypes(doc, known, shop))).toEqual([]);
    expect(names(startableTypes(doc, known, { isPlatform: true }))).toEqual(["startShop"]);
  });

  test("says where a type that stands in another one alone would be seen by nobody", () => {
    const part = made("part", "Part", { inside: { type: "row", otherwise: "Only in rows" } });
    const known = registerBlocks([...types.values(), part], []);
    const within = fromWire({
      blocks: [
        { uid: "r", type: "row" },
        { uid: "q", type: "quote" },
      ],
    });
    const why = (type: string, parent: string | null) => misplacedText(within, known, { type, parent });
    expect(why("part", "r")).toBeNull();
    expect(why("part", "q")).toBe("It stands in a block “Row” only.");
    expect(why("part", null)).toBe("It stands in a block “Row” only.");
    expect(why("quote", null)).toBeNull();
  });

  test("lists by category, and by title in it", () => {
    const groups = byCategory(startableTypes(doc, types, shop));
    expect(groups.map(({ category, types: own }) => [category, names(own)])).toEqual([
      ["text", ["quote", "textBlock"]],
      ["layout", ["row"]],
      ["contact", ["chatBox"]],
    ]);
  });

  test("puts what is used most first, by itself and in its category", () => {
    const known = [
      made("quote", "A quote", { category: "text" }),
      made("row", "Row", { category: "layout", usedMost: 2 }),
      made("textBlock", "Text", { category: "text", usedMost: 1 }),
    ];
    expect(names(usedMost(known))).toEqual(["textBlock", "row"]);
    expect(names(byCategory(known)[0]!.types)).toEqual(["textBlock", "quote"]);
  });

  test.each([
    ["te", ["textBlock", "quote"]],
    ["REVIEW", ["quote"]],
    ["words head", ["textBlock"]],
    ["box", ["chatBox"]],
    ["hologram", []],
    ["", ["textBlock", "quote", "row", "signature", "bare", "_seed_", "chatBox"]],
  ])("finds by %j", (typed, found) => {
    expect(names(searchTypes([...types.values()], typed))).toEqual(found);
  });
});

describe("a plugin's blocks", () => {
  test("are a shop's while the plugin is on", () => {
    expect([...typesOfShop(types, new Set()).keys()]).not.toContain("chatBox");
    expect([...typesOfShop(types, new Set(["chat"])).keys()]).toEqual([...types.keys()]);
  });

  test("S8.18 may not take the name of another block (storefront §8)", () => {
    expect(() =>
      registerBlocks([made("quote", "Quote")], [{ plugin: "other", types: [made("quote", "Mine")] }]),
    ).toThrow("Tried to register block type that conflicts with another");
  });
});
