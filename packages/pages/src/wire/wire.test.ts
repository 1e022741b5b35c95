import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { childrenOf } from "../doc.ts";
import { wirePages } from "../testing/wire-arbitraries.ts";
import { fromWire } from "./from-wire.ts";
import { toWire } from "./to-wire.ts";

describe("a page on the wire", () => {
  test("survives a round trip once its order and sizes are normalised, whatever it holds", () => {
    fc.assert(
      fc.property(wirePages, (wire) => {
        const settled = toWire(fromWire(wire));
        expect(toWire(fromWire(settled))).toEqual(settled);
      }),
    );
  });

  test("a document is the same once it was saved and read again, in every key", () => {
    fc.assert(
      fc.property(wirePages, (wire) => {
        const doc = fromWire(wire);
        expect(fromWire(JSON.parse(JSON.stringify(toWire(doc))))).toEqual(doc);
      }),
    );
  });

  test("a page says which stored version it is", () => {
    expect(toWire(fromWire({ rev: "12", blocks: [] }))).toMatchObject({ rev: "12" });
    expect(fromWire({ rev: "12", blocks: [] })).toMatchObject({ rev: "12", page: { properties: {} } });
    expect(toWire(fromWire({ blocks: [] }))).not.toHaveProperty("rev");
  });

  test("keeps unknown fields and unknown types untouched", () => {
    const block = {
      id: 7,
      uid: "a",
      type: "hologram",
      size: 6,
      order: 0,
      pos: "V",
      properties: { depth: 3 },
      flags: ["mine"],
      items: [],
      unpublished: false,
      parent: null,
      page: 12,
      spin: { x: 1 },
      schemaVersion: 9,
    };
    const page = { id: 12, url: "/", properties: {}, flags: ["homepage"], mood: "calm", blocks: [block] };
    expect(toWire(fromWire(page))).toEqual(page);
  });

  test("S3.01 carries every field of a block, with what follows from its place (storefront §3.2)", () => {
    const leaf = {
      id: 8,
      uid: "leaf",
      type: "pod",
      size: 2,
      properties: { published: false },
      flags: ["mine"],
      items: [],
    };
    const row = { id: 7, uid: "row", type: "row", properties: { title: "x" }, items: [leaf] };
    expect(toWire(fromWire({ id: 3, blocks: [row] })).blocks).toEqual([
      {
        ...{ id: 7, uid: "row", type: "row", size: 12, order: 0, pos: "V", flags: [], properties: { title: "x" } },
        ...{ unpublished: true, parent: null, page: 3 },
        items: [{ ...leaf, size: 3, order: 0, pos: "V", unpublished: true, parent: "row", page: 3 }],
      },
    ]);
  });

  test("what the wire claims about a block's place is ignored", () => {
    const claimed = { uid: "a", type: "pod", parent: "b", page: 99, unpublished: true };
    expect(toWire(fromWire({ id: 3, blocks: [claimed] })).blocks).toMatchObject([
      { parent: null, page: 3, unpublished: false },
    ]);
  });

  test("sorts by order, blocks without one last, ties as they came (storefront §3.2)", () => {
    const blocks = [
      { uid: "late" },
      { uid: "two", order: 2 },
      { uid: "one", order: 1 },
      { uid: "also-two", order: 2 },
      { uid: "later" },
    ];
    const doc = fromWire({ blocks: blocks.map((block) => ({ type: "pod", ...block })) });
    expect(childrenOf(doc, null).map(({ uid }) => uid)).toEqual(["one", "two", "also-two", "late", "later"]);
  });

  test("leaves out blocks marked as deleted and drops the flags of saving", () => {
    const blocks = [
      { uid: "gone", type: "pod", flags: ["deleted"] },
      { uid: "kept", type: "pod", flags: ["reordered", "mine"] },
    ];
    expect(toWire(fromWire({ blocks })).blocks).toMatchObject([{ uid: "kept", flags: ["mine"], order: 0 }]);
  });

  test("gives every block a uid of its own, from its id or its place", () => {
    const blocks = [{ type: "pod", uid: "x" }, { type: "pod", uid: "x" }, { type: "pod", id: 4 }, { type: "pod" }];
    expect([...fromWire({ blocks }).blocks.keys()]).toEqual(["x", "x-2", "block-4", "at-3"]);
  });

  test("gives blocks without one a uid for good when it is opened for editing", () => {
    const blocks = [{ type: "pod", uid: "x" }, { type: "pod", uid: "x" }, { type: "pod", id: 4 }, { type: "pod" }];
    let made = 0;
    const doc = fromWire({ blocks }, () => `made-${++made}`);
    expect([...doc.blocks.keys()]).toEqual(["x", "made-1", "made-2", "made-3"]);
  });

  test("is read without failing when it is not what it should be", () => {
    const wire = { blocks: ["words", null, 3, { items: "none", properties: [] }], properties: 5 } as never;
    expect([...fromWire(wire).blocks.values()]).toMatchObject([{ type: "", size: 12, props: {} }]);
  });
});
