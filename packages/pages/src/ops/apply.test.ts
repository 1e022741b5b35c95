import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSize } from "../block-size.ts";
import { type Doc, depthOf } from "../doc.ts";
import { PAGE_LIMITS } from "../limits.ts";
import { wirePages } from "../testing/wire-arbitraries.ts";
import { fromWire } from "../wire/from-wire.ts";
import { apply } from "./apply.ts";
import type { Op } from "./op.ts";

/** A choice, turned into an operation on the page at that moment; some are refusable on purpose. */
const choices = fc.array(
  fc.record({
    kind: fc.constantFrom("insert", "remove", "move", "set", "clear", "resize", "page"),
    a: fc.nat(),
    b: fc.nat(),
    size: fc.integer({ min: 1, max: 14 }),
  }),
  { maxLength: 30 },
);

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
    ["removing what is not there", { t: "remove", uids: ["ghost"] }, "not_found"],
    ["moving a block into its own child", { t: "move", uid: "a", parent: "b", pos: "V" }, "inside_itself"],
    ["a size of thirteen columns", { t: "resize", uid: "a", from: 12, to: 13 }, "bad_size"],
    ["a size someone else changed meanwhile", { t: "resize", uid: "a", from: 6, to: 5 }, "stale"],
    [
      "a value someone else changed meanwhile",
      { t: "set", uid: "a", path: ["title"], from: "Old", to: "New" },
      "stale",
    ],
    [
      "a value inside nothing",
      { t: "set", uid: "a", path: ["colours", "text"], from: undefined, to: "#fff" },
      "bad_path",
    ],
    ["a prototype", { t: "set", uid: "a", path: ["__proto__"], from: undefined, to: {} }, "bad_path"],
    ["the blocks as if they were a field", { t: "page", path: ["blocks"], from: undefined, to: [] }, "bad_path"],
    ["a page without properties", { t: "page", path: ["properties"], from: {}, to: undefined }, "bad_path"],
  ])("is refused for %s", (_, op, code) => {
    const doc = fromWire({
      properties: {},
      blocks: [{ uid: "a", type: "grid", properties: { title: "Now" }, items: [{ uid: "b", type: "pod" }] }],
    });
    expect(apply(doc, op)).toEqual({ ok: false, code });
  });

  test("refuses the ninth level, by insert and by move", () => {
    const chain = Array.from({ length: 8 }, (_, level) =>
      rec(`l${level}`, { parent: level === 0 ? null : `l${level - 1}` }),
    );
    const doc = mustApply(fromWire({ blocks: [{ uid: "free", type: "pod" }] }), { t: "insert", recs: chain });
    expect(apply(doc, { t: "insert", recs: [rec("l8", { parent: "l7" })] })).toEqual({ ok: false, code: "too_deep" });
    expect(apply(doc, { t: "move", uid: "free", parent: "l7", pos: "V" })).toEqual({ ok: false, code: "too_deep" });
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

function rec(uid: string, more: object = {}) {
  return {
    uid,
    id: null,
    type: "pod",
    v: 1,
    size: 12,
    parent: null,
    pos: "V",
    props: {},
    flags: [],
    rest: {},
    ...more,
  };
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

interface Choice {
  readonly kind: string;
  readonly a: number;
  readonly b: number;
  readonly size: number;
}

function toOp(doc: Doc, { kind, a, b, size }: Choice, step: number): Op {
  const uids = [...doc.blocks.keys()];
  const uid = uids[a % Math.max(1, uids.length)] ?? "ghost";
  const parent = uids[b % (uids.length + 1)] ?? null;
  const pos = "V".repeat((b % 3) + 1);
  const title = doc.blocks.get(uid)?.props.title;
  const ops: Record<string, Op> = {
    insert: { t: "insert", recs: [rec(`new-${step}`, { parent, pos, size: Math.max(3, Math.min(12, size)) })] },
    remove: { t: "remove", uids: [uid] },
    move: { t: "move", uid, parent, pos },
    set: { t: "set", uid, path: ["title"], from: title, to: `Title ${a}` },
    clear: { t: "set", uid, path: ["title"], from: title, to: undefined },
    resize: { t: "resize", uid, from: doc.blocks.get(uid)?.size ?? 12, to: size },
    page: { t: "page", path: ["properties", "title"], from: doc.page.properties.title, to: `Page ${b}` },
  };
  return ops[kind] as Op;
}
