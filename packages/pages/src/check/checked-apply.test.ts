import { describe, expect, test } from "vitest";
import { type BlockType, registerBlocks } from "../block-type.ts";
import type { BlockRec, Doc } from "../doc.ts";
import { PAGE_LIMITS } from "../limits.ts";
import type { BlockParts, Op, SingleOp } from "../ops/op.ts";
import { removalOf } from "../ops/remove.ts";
import { fromWire } from "../wire/from-wire.ts";
import { checkedApply, type EditError } from "./checked-apply.ts";
import { EDIT_RIGHTS, type EditRight } from "./edit-rights.ts";
import { EDIT_TEXT } from "./edit-texts.ts";

const shared = { title: "", version: 1, hydrates: false, compatibility: ["grid"], fields: {}, example: {} } as const;
const types = registerBlocks([
  { ...shared, type: "slideshow", accepts: ["slide"] },
  { ...shared, type: "slide", accepts: [] },
  { ...shared, type: "grid", accepts: "any" },
  { ...shared, type: "signature", accepts: [], compatibility: ["mail"] },
  {
    ...shared,
    type: "pod",
    accepts: [],
    fields: {
      title: { kind: "text", label: "Title", maxLength: 10 },
      more: { kind: "html", label: "Text" },
      columns: { kind: "number", label: "Columns", default: 3, min: 1, max: 4 },
      href: { kind: "link", label: "Leads to" },
      colours: { kind: "group", label: "Colours", fields: { text: { kind: "colour", label: "Text" } } },
      actions: {
        kind: "list",
        label: "Buttons",
        max: 2,
        of: { text: { kind: "text", label: "Text", required: true } },
      },
    },
  } satisfies BlockType,
]);

const everything = new Set<EditRight>(EDIT_RIGHTS);
const doc = fromWire({
  id: 4,
  url: "/about/",
  divisionId: 7,
  flags: [],
  blocks: [
    { uid: "show", type: "slideshow", items: [{ uid: "s", type: "slide" }] },
    { uid: "g", type: "grid", items: [{ uid: "in", type: "pod" }] },
    { uid: "p", type: "pod", properties: { title: "Now" } },
    { uid: "odd", type: "hologram" },
  ],
} as never);
const placeOf = (uid: string) => ({ parent: doc.blocks.get(uid)?.parent ?? null, pos: doc.blocks.get(uid)?.pos ?? "" });
const rec = (type: string, more: Partial<BlockRec> = {}): BlockRec => {
  return {
    uid: "new",
    id: null,
    type,
    v: 1,
    size: 12,
    parent: null,
    pos: "z",
    props: {},
    flags: [],
    rest: {},
    ...more,
  };
};
const set = (path: (string | number)[], to: unknown, from: unknown = undefined): Op => {
  return { t: "set", uid: "p", path, from: from as never, to: to as never };
};
const page = (path: string[], to: unknown, from: unknown = undefined): Op => {
  return { t: "page", path, from: from as never, to: to as never };
};
const codeOf = (op: Op, may = everything, at: Doc = doc): EditError | "ok" => {
  const made = checkedApply(at, op, { types, may });
  return made.ok ? "ok" : made.code;
};

describe("a person's change to a page", () => {
  test.each<[string, Op, EditError]>([
    ["a block in a leaf", { t: "insert", recs: [rec("pod", { parent: "p" })] }, "not_accepted"],
    ["a block that its parent does not take", { t: "insert", recs: [rec("pod", { parent: "show" })] }, "not_accepted"],
    [
      "a child that comes with a parent that does not take it",
      { t: "insert", recs: [rec("slideshow"), rec("pod", { uid: "n2", parent: "new" })] },
      "not_accepted",
    ],
    [
      "a block moved into a leaf",
      { t: "move", uid: "in", from: placeOf("in"), to: { parent: "p", pos: "V" } },
      "not_accepted",
    ],
    ["a block for mails", { t: "insert", recs: [rec("signature")] }, "not_for_this_page"],
    ["a block above the opening slideshow", { t: "insert", recs: [rec("pod", { pos: "1" })] }, "before_pinned"],
    [
      "the opening slideshow elsewhere",
      { t: "move", uid: "show", from: placeOf("show"), to: { parent: null, pos: "zz" } },
      "pinned",
    ],
    ["a title that is too long", set(["title"], "Hoodies for all", "Now"), "bad_value"],
    ["a number out of range", set(["columns"], 9), "bad_value"],
    ["a link that runs a script", set(["href"], "javascript:alert(1)"), "bad_value"],
    ["a colour that is none", set(["colours", "text"], "red; }"), "bad_value"],
    ["a setting that the block has not", set(["onclick"], "x"), "unknown_field"],
    [
      "an entry without what it needs",
      { t: "item", uid: "p", path: ["actions"], key: "k", from: null, to: { after: null, value: { key: "k" } } },
      "bad_value",
    ],
    ["another shop's page", page(["divisionId"], 8, 7), "not_settable"],
    ["the page's id", page(["id"], 5, 4), "not_settable"],
    ["a second home page", page(["flags"], ["homepage"], []), "not_settable"],
    ["an address without its slashes", page(["url"], "about us", "/about/"), "bad_value"],
    ["a field that nobody knows", page(["properties", "mood"], "calm"), "not_settable"],
    ["readers that do not exist", page(["properties", "loginState"], "nobody"), "bad_value"],
    ["a token that is an object", { t: "theme", key: "text.color", from: undefined, to: {} }, "bad_value"],
    [
      "more text than a page holds",
      { t: "insert", recs: [rec("hologram", { props: { a: "é".repeat(270_000) } })] },
      "too_large",
    ],
  ])("is refused for %s, with a sentence", (_, op, code) => {
    expect(codeOf(op)).toBe(code);
    expect(EDIT_TEXT[code]).toMatch(/\.$/);
  });

  test.each<[string, Op]>([
    ["a block in a layout", { t: "insert", recs: [rec("pod", { parent: "g" })] }],
    ["a block of a type that is not known here, as undo brings it back", { t: "insert", recs: [rec("hologram")] }],
    ["removing the opening slideshow", removalOf(doc, ["show"])],
    ["a text", set(["title"], "Hoodies", "Now")],
    ["a colour in a group that is not there yet", set(["colours", "text"], "#123456")],
    ["clearing", set(["title"], undefined, "Now")],
    ["who sees the block", set(["conditions"], [{ name: "login", params: { is: "logged-in" } }])],
    ["a setting of every block", set(["fullWidth"], true)],
    [
      "a first button",
      {
        t: "item",
        uid: "p",
        path: ["actions"],
        key: "k",
        from: null,
        to: { after: null, value: { key: "k", text: "Go" } },
      },
    ],
    ["the page's title", page(["properties", "title"], "About us")],
    ["the page's address", page(["url"], "/about-us/", "/about/")],
    ["the page's look", { t: "theme", key: "text.color", from: undefined, to: "#123456" }],
    ["what a block of unknown type holds", { t: "set", uid: "odd", path: ["spin"], from: undefined, to: 3 }],
  ])("is made for %s", (_, op) => {
    expect(codeOf(op)).toBe("ok");
  });

  test.each<[EditRight, Op]>([
    ["text", set(["title"], "Hoodies", "Now")],
    ["settings", set(["columns"], 4)],
    ["settings", { t: "resize", uid: "p", from: 12, to: 6 }],
    ["move", { t: "move", uid: "p", from: placeOf("p"), to: { parent: null, pos: "zz" } }],
    ["remove", removalOf(doc, ["p"])],
    ["insert", { t: "insert", recs: [rec("pod")] }],
    ["page", page(["properties", "title"], "About us")],
    ["theme", { t: "theme", key: "text.color", from: undefined, to: "#123456" }],
    ["theme", page(["properties", "theme", "text.color"], "#123456")],
  ])("needs the right to %s", (right, op) => {
    expect(codeOf(op, new Set([right]))).toBe("ok");
    expect(codeOf(op, new Set(EDIT_RIGHTS.filter((each) => each !== right)))).toBe("not_permitted");
  });

  describe("the place of a block is given with the right to texts alone", () => {
    const link = set(["more"], '<p><a href="#to-all">All</a></p>') as SingleOp;
    const give = (uid: string, from: BlockParts, to: BlockParts): SingleOp => ({ t: "change", uid, from, to });
    const after = (...ops: SingleOp[]): Op => ({ t: "group", ops });
    const bare = { rest: {} };
    const all = { rest: { place: "all" } };
    test.each<[string, Op, EditError | "ok"]>([
      ["with the link that leads to it", after(link, give("g", bare, all)), "ok"],
      ["once a link leads to it", after(link, set(["title"], "Hat", "Now") as SingleOp, give("g", bare, all)), "ok"],
      ["where no link leads to it", give("g", bare, all), "not_permitted"],
      ["before the link", after(give("g", bare, all), link), "not_permitted"],
      ["under another name", after(link, give("g", bare, { rest: { place: "some" } })), "not_permitted"],
      ["under what is no name", after(link, give("g", bare, { rest: { place: "All of it" } })), "not_permitted"],
      ["where it has one", after(link, give("g", { rest: { place: "old" } }, all)), "not_permitted"],
      ["where another has the name", after(link, give("g", bare, all), give("in", bare, all)), "not_permitted"],
      ["and taken away again", after(link, give("g", bare, all), give("g", all, bare)), "not_permitted"],
      ["with something beside it", after(link, give("g", bare, { rest: { place: "all", a: 1 } })), "not_permitted"],
      ["with something gone", after(link, give("g", { rest: { a: 1 } }, { rest: { place: "all" } })), "not_permitted"],
      ["with settings", after(link, give("g", bare, { ...all, props: {} })), "not_permitted"],
    ])("%s", (_, op, code) => {
      expect(codeOf(op, new Set<EditRight>(["text"]))).toBe(code);
    });

    test("but not with another right in its stead", () => {
      const linked = checkedApply(doc, link, { types, may: everything });
      expect(linked.ok && codeOf(give("g", bare, all), new Set<EditRight>(["move"]), linked.doc)).toBe("not_permitted");
    });
  });

  test("says which field failed, and how", () => {
    const made = checkedApply(doc, set(["colours", "text"], "red"), { types, may: everything });
    expect(made).toMatchObject({ faults: [{ path: ["colours", "text"], text: "Enter a colour such as #1f6feb." }] });
  });

  test("is refused as a whole where one part of a group is", () => {
    const group: Op = {
      t: "group",
      ops: [
        { t: "resize", uid: "p", from: 12, to: 6 },
        { t: "insert", recs: [rec("pod", { parent: "p" })] },
      ],
    };
    expect(codeOf(group)).toBe("not_accepted");
  });

  test("of a page that is too large already may make it smaller", () => {
    const large = fromWire({
      blocks: [{ uid: "a", type: "hologram", properties: { a: "x".repeat(PAGE_LIMITS.bytes), b: 1 } }],
    });
    expect(codeOf({ t: "set", uid: "a", path: ["b"], from: 1, to: undefined }, everything, large)).toBe("ok");
    expect(codeOf({ t: "set", uid: "a", path: ["b"], from: 1, to: 22 }, everything, large)).toBe("too_large");
  });
});
