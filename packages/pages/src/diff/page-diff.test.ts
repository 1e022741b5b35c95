import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Doc, families } from "../doc.ts";
import type { Json } from "../json.ts";
import { apply } from "../ops/apply.ts";
import { choices, rec, toOp } from "../testing/op-arbitraries.ts";
import { changeTo } from "./change-to.ts";
import { countOf, pageDiff } from "./page-diff.ts";

const types = new Map();
const docOf = (recs: ReturnType<typeof rec>[], properties = {}): Doc => ({
  rev: "1",
  page: { properties },
  blocks: new Map(recs.map((each) => [each.uid, each])),
});
const first = docOf([
  rec("a", { pos: "a", props: { text: "One" } }),
  rec("b", { pos: "b", type: "row" }),
  rec("b1", { pos: "a", parent: "b" }),
  rec("c", { pos: "c" }),
]);
const said = (before: Doc, after: Doc) =>
  pageDiff(before, after, types).blocks.map(({ kind, rec: { uid } }) => `${kind} ${uid}`);

describe("what is different between two states of a page", () => {
  test("is nothing between equal ones", () => {
    expect(countOf(pageDiff(first, structuredClone(first), types))).toBe(0);
  });

  test("is said block by block: new, changed, moved, gone", () => {
    const after = docOf([
      rec("n", { pos: "A" }),
      rec("c", { pos: "a" }),
      rec("a", { pos: "b", size: 6, props: { text: "Two" } }),
    ]);
    expect(said(first, after)).toEqual(["new n", "moved c", "changed a", "gone b"]);
    const [, , changed, gone] = pageDiff(first, after, types).blocks;
    expect(changed?.fields).toEqual([
      { name: "text", label: "text", from: "One", to: "Two" },
      { name: "size", label: "Columns", from: 12, to: 6 },
    ]);
    expect(gone?.inside).toBe(1);
  });

  test("names one moved block where one was moved past many", () => {
    const after = docOf([...first.blocks.values()].map((each) => (each.uid === "c" ? { ...each, pos: "A" } : each)));
    expect(said(first, after)).toEqual(["moved c"]);
  });

  test("names a block that was moved into another one", () => {
    const after = docOf([...first.blocks.values()].map((each) => (each.uid === "c" ? { ...each, parent: "b" } : each)));
    expect(said(first, after)).toEqual(["moved c"]);
  });

  test("has the fields of the page, with their defaults", () => {
    const after = { ...first, page: { properties: { title: "Hello", isSearchable: true } } };
    expect(pageDiff(first, after, types).page).toEqual([{ name: "title", label: "Title", from: "", to: "Hello" }]);
  });
});

/** What a page shows, without where its keys come from. */
const shownBy = (doc: Doc): Json => {
  const byParent = families(doc);
  const level = (parent: string | null): Json =>
    (byParent.get(parent) ?? []).map(({ uid, size, v, props, flags, rest, slot }) => ({
      ...{ uid, size, v, props, flags: [...flags], rest, slot },
      items: level(uid),
    }));
  return { blocks: level(null), theme: doc.page.properties.theme, title: doc.page.properties.title ?? "" };
};

test("one change makes any state of a page out of any other, and its inverse goes back", () => {
  fc.assert(
    fc.property(choices, choices, (one, other) => {
      const made = (all: typeof one, from: number) =>
        all.reduce((doc, choice, at) => {
          const applied = apply(doc, toOp(doc, choice, from + at));
          return applied.ok ? applied.doc : doc;
        }, first);
      const [before, wanted] = [made(one, 0), made(other, 1000)];
      const op = changeTo(before, wanted);
      if (op === null) {
        expect(shownBy(before)).toEqual(shownBy(wanted));
        return;
      }
      const applied = apply(before, op);
      if (!applied.ok) throw new Error(applied.code);
      expect(shownBy(applied.doc)).toEqual(shownBy(wanted));
      const back = apply(applied.doc, applied.inverse);
      expect(back.ok && shownBy(back.doc)).toEqual(shownBy(before));
      expect(countOf(pageDiff(applied.doc, wanted, types))).toBe(0);
    }),
  );
});
