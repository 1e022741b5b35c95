import { describe, expect, test } from "vitest";
import { type BlockType, registerBlocks } from "../block-type.ts";
import { checkedApply } from "../check/checked-apply.ts";
import { EDIT_RIGHTS } from "../check/edit-rights.ts";
import { startableTypes } from "../picker.ts";
import { fromWire } from "../wire/from-wire.ts";
import type { WireBlock } from "../wire/wire.ts";
import { templateFaults } from "./template-faults.ts";

const shared = {
  version: 1,
  hydrates: false,
  accepts: [],
  fields: {},
  example: {},
  starter: { properties: {} },
} as const;
const part = (type: string, title: string, of: "header" | "product", needed: string | null): BlockType => ({
  ...{ ...shared, type, title, compatibility: [of], part: { needed } },
});
const types = registerBlocks([
  part("productMain", "Product", "product", "Nobody could buy anything without it."),
  part("productReviews", "What buyers say", "product", null),
  part("shopHeader", "Logo and menu", "header", "Visitors would not find the way."),
  { ...shared, type: "row", title: "Row", compatibility: ["grid", "section"], accepts: "any" },
  { ...shared, type: "pod", title: "Content", compatibility: ["grid"] },
  { ...shared, type: "productList", title: "Products", compatibility: ["grid"], needs: () => ({}) },
  { ...shared, type: "gate", title: "Gate", compatibility: ["grid"] },
  { ...shared, type: "signature", title: "Signature", compatibility: ["mail"] },
]);
const docOf = (template: string, blocks: WireBlock[]) =>
  fromWire({ template, version: 1, properties: {}, blocks: blocks.map((block, at) => ({ uid: `b${at}`, ...block })) });
const faults = (template: string, ...blocks: WireBlock[]) =>
  templateFaults(docOf(template, blocks), types).map(({ uid, text }) => `${uid}: ${text}`);
const main = { type: "productMain" };
const rules = { types, may: new Set(EDIT_RIGHTS) };

describe("a template", () => {
  test("with its parts and blocks around them has no fault", () => {
    expect(faults("product", { type: "pod" }, main, { type: "productList" })).toEqual([]);
    expect(faults("header", { type: "pod" }, { type: "shopHeader" })).toEqual([]);
  });

  test.each<[string, WireBlock[], string]>([
    ["without its buy block", [{ type: "pod" }], "null: Product page needs its block “Product”."],
    ["with it hidden", [{ ...main, properties: { published: false } }], "b0: “Product” is for every visitor."],
    [
      "with it for some visitors alone",
      [{ ...main, properties: { conditions: [{ name: "login", params: { is: "logged-in" } }] } }],
      "b0: “Product” is for every visitor.",
    ],
    ["with it twice", [main, main], "b1: “Product” is there twice."],
    ["with a part in another block", [main, { type: "row", items: [{ uid: "in", type: "productReviews" }] }], "in: "],
    ["with a form of a page’s own address", [main, { type: "gate" }], "b1: “Gate” does not work in product page."],
    ["with a block of mails", [main, { type: "signature" }], "b1: “Signature” does not work in product page."],
  ])("%s is not published, and says why", (_, blocks, said) => {
    expect(faults("product", ...blocks).join("\n")).toContain(said);
  });

  test("around every page takes nothing that differs among visitors or needs data", () => {
    const header = { type: "shopHeader" };
    expect(faults("header", header, { type: "productList" })).toHaveLength(1);
    const rule = { conditions: [{ name: "login", params: { is: "logged-in" } }] };
    expect(faults("header", header, { type: "pod", properties: rule }).join()).toContain(
      "Take the rules off “Content”",
    );
    expect(faults("header", header, { type: "row", properties: { itemFactory: "pod,blog" } })).toHaveLength(1);
  });

  test("offers its own parts and the blocks that it takes, and a page offers no parts", () => {
    const offered = (template: string) =>
      startableTypes(docOf(template, []), types, { isPlatform: false }).map(({ type }) => type);
    expect(offered("product")).toEqual(["productMain", "productReviews", "row", "pod", "productList"]);
    expect(offered("header")).toEqual(["shopHeader", "row", "pod"]);
    expect(offered("")).toEqual(["row", "pod", "productList", "gate"]);
  });
});

describe("while a template is edited", () => {
  const doc = docOf("product", [main, { type: "productReviews" }]);
  const remove = (uid: string) => checkedApply(doc, { t: "remove", recs: [doc.blocks.get(uid)!] }, rules);

  test("the part that it needs stays, and others may go", () => {
    expect(remove("b0")).toMatchObject({ ok: false, code: "needed" });
    expect(remove("b1")).toMatchObject({ ok: true });
    const hide = { t: "set", uid: "b0", path: ["published"], from: undefined, to: false } as const;
    expect(checkedApply(doc, hide, rules)).toMatchObject({ ok: false, code: "needed" });
  });

  test("no part comes twice", () => {
    const recs = [{ ...doc.blocks.get("b1")!, uid: "new", pos: "z" }];
    expect(checkedApply(doc, { t: "insert", recs }, rules)).toMatchObject({ ok: false, code: "once_only" });
  });
});
