import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSize } from "../block-size.ts";
import { type Doc, depthOf } from "../doc.ts";
import { PAGE_LIMITS } from "../limits.ts";
import { type Choice, choices, rec, toOp } from "../testing/op-arbitraries.ts";
import { wirePages } from "../testing/wire-arbitraries.ts";
import { fromWire } from "../wire/from-wire.ts";
import { toWire } from "../wire/to-wire.ts";
import { apply } from "./apply.ts";
import type { Op, SingleOp } from "./op.ts";
import { readOp } from "./read-op.ts";

describe("changing a page", () => {
  test("can always be undone, step by step, back to where it began", () => {
    fc.assert(
      fc.property(wirePages, choices, (wire, wanted) => {
        const start = fromWire(wire);
        const { doc, inverses } = play(start, wanted);
        const back = inverses.toReversed().reduce(mustApply, doc);
        expect(new Map(back.blocks)).toEqual(new Map(start.blocks));
        expect(back.page).toEqual(start.page);
      }),
      { numRuns: 400 },
    );
  });

  test("can be undone after a save and a reload between any two steps", () => {
    fc.assert(
      fc.property(wirePages, choices, (wire, wanted) => {
        const start = fromWire(wire);
        const { doc, inverses } = play(start, wanted);
        const back = inverses.toReversed().reduce((at, inverse) => mustApply(reloaded(at), overTheWire(inverse)), doc);
        expect(toWire(back)).toEqual(toWire(start));
      }),
      { numRuns: 200 },
    );
  });

  test("of two people at once never fails: each change is made or refused, and the page stays whole", () => {
    fc.assert(
      fc.property(wirePages, choices, choices, (wire, one, other) => {
        const start = fromWire(wire);
        const theirs = play(start, one).doc;
        let late = start;
        let doc = theirs;
        other.forEach((choice, step) => {
          const op = toOp(late, choice, 1000 + step);
          const alone = apply(late, op);
          if (alone.ok) late = alone.doc;
          const both = apply(doc, op);
          if (both.ok) doc = both.doc;
        });
        for (const rec of doc.blocks.values()) expect(rec.parent === null || doc.blocks.has(rec.parent)).toBe(true);
        expect(reloaded(doc)).toEqual(doc);
      }),
      { numRuns: 200 },
    );
  });

  test("never leaves an orphan, a cycle, a size off the grid or a page too deep", () => {
    fc.assert(
      fc.property(wirePages, choices, (wire, wanted) => {
        const { doc } = play(fromWire(wire), wanted);
        for (const rec of doc.blocks.values()) {
          expect(rec.parent === null || doc.blocks.has(rec.parent)).toBe(true);
          expect(depthOf(doc.blocks, rec.uid)).toBeLessThanOrEqual(PAGE_LIMITS.depth);
          expect(isSize(rec.size)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  test.each<[string, Op, string]>([
    ["a block that is there already", { t: "insert", recs: [rec("a")] }, "already_there"],
    ["a block under a parent that is not there", { t: "insert", recs: [rec("new", { parent: "ghost" })] }, "no_parent"],
    [
      "two new blocks inside each other",
      { t: "insert", recs: [rec("x", { parent: "y" }), rec("y", { parent: "x" })] },
      "inside_itself",
    ],
    ["a block of two columns", { t: "insert", recs: [rec("new", { size: 2 })] }, "bad_size"],
    ["a block without a place", { t: "insert", recs: [rec("new", { pos: "" })] }, "bad_place"],
    [
      "more blocks than a page holds",
      { t: "insert", recs: Array.from({ length: 200 }, (_, n) => rec(`n${n}`)) },
      "too_many_blocks",
    ],
    ["removing what is not there", { t: "remove", recs: [rec("ghost")] }, "not_found"],
    ["removing a block that was changed meanwhile", { t: "remove", recs: [rec("b", { parent: "a" })] }, "stale"],
    [
      "removing a block that got a child meanwhile",
      { t: "remove", recs: [rec("a", { type: "grid", props: { title: "Now", links } })] },
      "stale",
    ],
    [
      "moving a block into its own child",
      { t: "move", uid: "a", from: { parent: null, pos: "V" }, to: { parent: "b", pos: "V" } },
      "inside_itself",
    ],
    [
      "moving a block that was moved meanwhile",
      { t: "move", uid: "a", from: { parent: null, pos: "K" }, to: { parent: null, pos: "X" } },
      "stale",
    ],
    [
      "changing the flags of a block that was changed meanwhile",
      { t: "change", uid: "a", from: { flags: ["mine"] }, to: { flags: [] } },
      "stale",
    ],
    [
      "a mark of saving as a flag",
      { t: "change", uid: "a", from: { flags: [] }, to: { flags: ["deleted"] } },
      "bad_value",
    ],
    ["a block marked as deleted", { t: "insert", recs: [rec("new", { flags: ["deleted"] })] }, "bad_block"],
    ["a block with a second place", { t: "insert", recs: [rec("new", { rest: { order: 3 } })] }, "bad_block"],
    [
      "an entry behind one that is gone",
      { t: "item", uid: "a", path: ["links"], key: "new", from: null, to: { after: "gone", value: { key: "new" } } },
      "stale",
    ],
    [
      "an entry under another key than its own",
      { t: "item", uid: "a", path: ["links"], key: "new", from: null, to: { after: null, value: { key: "other" } } },
      "bad_value",
    ],
    [
      "an entry of a text",
      { t: "item", uid: "a", path: ["title"], key: "new", from: null, to: { after: null, value: { key: "new" } } },
      "bad_path",
    ],
    ["a size of thirteen columns", { t: "resize", uid: "a", from: 12, to: 13 }, "bad_size"],
    ["a size someone else changed meanwhile", { t: "resize", uid: "a", from: 6, to: 5 }, "stale"],
    [
      "a value someone else changed meanwhile",
      { t: "set", uid: "a", path: ["title"], from: "Old", to: "New" },
      "stale",
    ],
    ["a value inside a text", { t: "set", uid: "a", path: ["title", "text"], from: undefined, to: "#fff" }, "bad_path"],
    ["the version that is stored", { t: "page", path: ["rev"], from: undefined, to: "9" }, "bad_path"],
    ["a kind of change that does not exist", { t: "sparkle" } as never, "unknown_op"],
    ["a prototype", { t: "set", uid: "a", path: ["__proto__"], from: undefined, to: {} }, "bad_path"],
    ["the blocks as if they were a field", { t: "page", path: ["blocks"], from: undefined, to: [] }, "bad_path"],
    ["a page without properties", { t: "page", path: ["properties"], from: {}, to: undefined }, "bad_path"],
  ])("is refused for %s", (_, op, code) => {
    const doc = fromWire({
      properties: {},
      blocks: [
        { uid: "a", type: "grid", properties: { title: "Now", links }, items: [{ uid: "b", type: "pod", size: 6 }] },
      ],
    });
    expect(apply(doc, op)).toEqual({ ok: false, code });
  });

  test("refuses the ninth level, by insert and by move", () => {
    const chain = Array.from({ length: 8 }, (_, level) =>
      rec(`l${level}`, { parent: level === 0 ? null : `l${level - 1}` }),
    );
    const doc = mustApply(fromWire({ blocks: [{ uid: "free", type: "pod" }] }), { t: "insert", recs: chain });
    expect(apply(doc, { t: "insert", recs: [rec("l8", { parent: "l7" })] })).toEqual({ ok: false, code: "too_deep" });
    const { pos = "" } = doc.blocks.get("free") ?? {};
    const into = { t: "move", uid: "free", from: { parent: null, pos }, to: { parent: "l7", pos: "V" } } as const;
    expect(apply(doc, into)).toEqual({ ok: false, code: "too_deep" });
  });

  test("sets a value in a group that is not there yet, and takes the group away again", () => {
    const doc = fromWire({ blocks: [{ uid: "a", type: "pod" }] });
    const made = apply(doc, { t: "set", uid: "a", path: ["colours", "text"], from: undefined, to: "#fff" });
    expect(made.ok && made.doc.blocks.get("a")?.props).toEqual({ colours: { text: "#fff" } });
    expect(made.ok && mustApply(made.doc, made.inverse).blocks).toEqual(doc.blocks);
  });

  test("keeps the entries that two people add to one list", () => {
    const doc = fromWire({ blocks: [{ uid: "a", type: "pod", properties: { links } }] });
    const add = (key: string): Op => {
      return { t: "item", uid: "a", path: ["links"], key, from: null, to: { after: "one", value: { key } } };
    };
    const both = mustApply(mustApply(doc, add("mine")), add("theirs"));
    expect(keysOf(both)).toEqual(["one", "theirs", "mine", "two"]);
    const title: Op = { t: "set", uid: "a", path: ["links", "two", "text"], from: undefined, to: "Second" };
    expect(mustApply(both, title).blocks.get("a")?.props.links).toMatchObject([{}, {}, {}, { text: "Second" }]);
  });

  test("makes a group whole or not at all", () => {
    const doc = fromWire({ blocks: [{ uid: "a", type: "pod" }] });
    const good: SingleOp = { t: "resize", uid: "a", from: 12, to: 6 };
    const bad: SingleOp = { t: "resize", uid: "ghost", from: 12, to: 6 };
    expect(apply(doc, { t: "group", ops: [good, bad] })).toEqual({ ok: false, code: "not_found" });
    const removed = mustApply(doc, { t: "group", ops: [good, { t: "resize", uid: "a", from: 6, to: 4 }] });
    expect(removed.blocks.get("a")?.size).toBe(4);
  });

  test("gives the page a look of its own, in the same history", () => {
    const doc = fromWire({ blocks: [] });
    const made = apply(doc, { t: "theme", key: "text.color", from: undefined, to: "#123456" });
    expect(made.ok && made.doc.page.properties.theme).toEqual({ "text.color": "#123456" });
    expect(made.ok && mustApply(made.doc, made.inverse).page).toEqual(doc.page);
  });

  test("shares every block it did not touch with the page before", () => {
    const doc = fromWire({
      blocks: [
        { uid: "a", type: "pod" },
        { uid: "b", type: "pod" },
      ],
    });
    const after = mustApply(doc, { t: "set", uid: "a", path: ["title"], from: undefined, to: "Hoodies" });
    expect(after.blocks.get("b")).toBe(doc.blocks.get("b"));
    expect(after.blocks.get("a")?.props).toEqual({ title: "Hoodies" });
  });
});

const links = [{ key: "one" }, { key: "two" }];
const keysOf = (doc: Doc) => (doc.blocks.get("a")!.props.links as { key: string }[]).map(({ key }) => key);

const reloaded = (doc: Doc): Doc => fromWire(JSON.parse(JSON.stringify(toWire(doc))));

/** The change as a journal or another tab has it. */
function overTheWire(op: Op): Op {
  const read = readOp(JSON.parse(JSON.stringify(op)));
  if (!read.ok) throw new Error(`${op.t} cannot be read: ${read.code}`);
  return read.op;
}

function mustApply(doc: Doc, op: Op): Doc {
  const applied = apply(doc, op);
  if (!applied.ok) throw new Error(`${op.t} refused: ${applied.code}`);
  return applied.doc;
}

function play(start: Doc, wanted: readonly Choice[]): { doc: Doc; inverses: Op[] } {
  const inverses: Op[] = [];
  let doc = start;
  wanted.forEach((choice, step) => {
    const applied = apply(doc, toOp(doc, choice, step));
    if (!applied.ok) return;
    doc = applied.doc;
    inverses.push(applied.inverse);
  });
  return { doc, inverses };
}
