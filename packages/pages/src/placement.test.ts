import { describe, expect, test } from "vitest";
import { registerBlocks } from "./block-type.ts";
import { childrenOf } from "./doc.ts";
import { apply } from "./ops/apply.ts";
import { isPinned, mayPlace, placeAt } from "./placement.ts";
import { fromWire } from "./wire/from-wire.ts";

const shared = { title: "", version: 1, hydrates: false, compatibility: ["grid"], fields: {}, example: {} } as const;
const types = registerBlocks([
  { ...shared, type: "slideshow", accepts: ["slide"] },
  { ...shared, type: "pod", accepts: [] },
  { ...shared, type: "grid", accepts: "any" },
]);
const doc = fromWire({
  blocks: [
    { uid: "show", type: "slideshow" },
    { uid: "g", type: "grid" },
    { uid: "p", type: "pod" },
  ],
});

describe("where a block may be placed", () => {
  test("an opening slideshow is fixed, one further down is not (storefront §3.2)", () => {
    expect(isPinned(doc, "show")).toBe(true);
    expect(
      isPinned(
        fromWire({
          blocks: [
            { uid: "p", type: "pod" },
            { uid: "show", type: "slideshow" },
          ],
        }),
        "show",
      ),
    ).toBe(false);
  });

  test.each([
    ["moving the opening slideshow", { type: "slideshow", parent: null, index: 2, moving: "show" }, "pinned"],
    ["anything above it", { type: "pod", parent: null, index: 0 }, "before_pinned"],
    ["a block inside a leaf", { type: "pod", parent: "p", index: 0 }, "not_accepted"],
    ["a block its parent does not take", { type: "pod", parent: "show", index: 0 }, "not_accepted"],
  ])("refuses %s", (_, wanted, code) => {
    expect(mayPlace(doc, types, wanted)).toEqual({ ok: false, code });
  });

  test.each([
    ["below the slideshow", { type: "pod", parent: null, index: 1 }],
    ["inside a layout", { type: "pod", parent: "g", index: 0 }],
    ["what its parent names", { type: "slide", parent: "show", index: 0 }],
  ])("allows %s", (_, wanted) => {
    expect(mayPlace(doc, types, wanted)).toEqual({ ok: true });
  });

  test("a place given by index is where the block then is", () => {
    const { pos } = placeAt(doc, { parent: null, index: 1, moving: "p" });
    const from = { parent: null, pos: doc.blocks.get("p")?.pos ?? "" };
    const moved = apply(doc, { t: "move", uid: "p", from, to: { parent: null, pos } });
    expect(moved.ok && childrenOf(moved.doc, null).map(({ uid }) => uid)).toEqual(["show", "p", "g"]);
  });

  test("between two blocks that share a key there is one as well, once those behind it have keys of their own", () => {
    const blocks = ["a", "b", "c", "d"].map((uid) => ({ uid, type: "pod", pos: uid === "d" ? "W" : "V" }));
    const equal = fromWire({ blocks });
    for (const index of [0, 1, 2, 3, 4]) {
      const { pos, shifts } = placeAt(equal, { parent: null, index });
      const made = apply(equal, {
        t: "group",
        ops: [...shifts, { t: "insert", recs: [{ ...equal.blocks.get("a")!, uid: "new", pos }] }],
      });
      const order = ["a", "b", "c", "d"].toSpliced(index, 0, "new");
      expect(made.ok && childrenOf(made.doc, null).map(({ uid }) => uid)).toEqual(order);
    }
  });
});
