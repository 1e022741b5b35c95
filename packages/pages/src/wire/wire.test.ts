import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { childrenOf } from "../doc.ts";
import { wirePages } from "../testing/wire-arbitraries.ts";
import { fromWire } from "./from-wire.ts";
import { toWire } from "./to-wire.ts";

describe("a page on the wire", () => {
  test("comes back the same once its order and sizes are settled, whatever it holds", () => {
    fc.assert(
      fc.property(wirePages, (wire) => {
        const settled = toWire(fromWire(wire));
        expect(toWire(fromWire(settled))).toEqual(settled);
      }),
    );
  });

  test("keeps unknown fields and unknown types untouched", () => {
    const block = {
      id: 7,
      uid: "a",
      type: "hologram",
      size: 6,
      order: 0,
      properties: { depth: 3 },
      flags: ["mine"],
      items: [],
      spin: { x: 1 },
      schemaVersion: 9,
    };
    const page = { url: "/", properties: {}, flags: ["homepage"], mood: "calm", blocks: [block] };
    expect(toWire(fromWire(page))).toEqual(page);
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

  test("leaves out blocks marked deleted and forgets the marks of saving", () => {
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

  test("is read without failing when it is not what it should be", () => {
    const wire = { blocks: ["words", null, 3, { items: "none", properties: [] }], properties: 5 } as never;
    expect([...fromWire(wire).blocks.values()]).toMatchObject([{ type: "", size: 12, props: {} }]);
  });
});
