import { checkedApply } from "@selvedge/pages/check/checked-apply";
import type { Doc } from "@selvedge/pages/doc";
import type { Op } from "@selvedge/pages/ops/op";
import { describe, expect, test } from "vitest";
import { nestedDoc, nestRules, nestTypes, shapeOf } from "../testing/nested-page.ts";
import { actsOf } from "./acts-of.ts";
import { movement } from "./block-edits.ts";
import { inward, outermost, outward, pathTo, unwrapping, wrapping } from "./nesting.ts";
import { nextHit } from "./next-hit.ts";
import { placeWords } from "./place-words.ts";
import { treeDrop } from "./tree-drop.ts";

const doc = nestedDoc();
const wrap = (uids: string[]) => wrapping(doc, uids, { types: nestTypes, around: "row", makeUid: () => "new" });

function shapeAfter(op: Op | null | undefined, before: Doc = doc): string {
  const applied = op && checkedApply(before, op, nestRules);
  if (!applied?.ok) return applied?.code ?? "no change";
  const undone = checkedApply(applied.doc, applied.inverse, nestRules);
  expect(undone.ok && shapeOf(undone.doc)).toBe(shapeOf(before));
  return shapeOf(applied.doc);
}

describe("a block goes into the one beside it and out again", () => {
  test.each([
    ["text", "row(text a b) tags(t)"],
    ["b", "no change"],
    ["t", "no change"],
  ])("%s goes in", (uid, shape) => {
    const target = inward(doc, nestTypes, uid);
    expect(shapeAfter(target && movement(doc, uid, target))).toBe(shape);
  });
  test.each([
    ["a", "text row(b) a tags(t)"],
    ["t", "text row(a b) tags t"],
    ["row", "no change"],
  ])("%s goes out", (uid, shape) => {
    const target = outward(doc, uid);
    expect(shapeAfter(target && movement(doc, uid, target))).toBe(shape);
  });
});

describe("blocks are put into a row and taken out of it", () => {
  test.each([
    [["text"], "new(text) row(a b) tags(t)"],
    [["tags", "text"], "new(text tags(t)) row(a b)"],
    [["row", "a"], "text new(row(a b)) tags(t)"],
    [["b"], "text row(a new(b)) tags(t)"],
    [[], "no change"],
  ])("%j", (uids, shape) => {
    expect(shapeAfter(wrap(uids)?.op)).toBe(shape);
  });

  test("a row of one block is as wide as the block was", () => {
    const applied = checkedApply(doc, wrap(["text"])!.op, nestRules);
    expect(applied.ok && applied.doc.blocks.get("new")?.size).toBe(6);
  });

  test("what a row holds takes its place", () => {
    expect(shapeAfter(unwrapping(doc, "row")?.op)).toBe("text a b tags(t)");
    expect(unwrapping(doc, "text")).toBeNull();
  });
});

test("blocks inside others of the chosen ones are not counted twice, in the order of the page", () => {
  expect(outermost(doc, ["t", "b", "row", "text"])).toEqual(["text", "row", "t"]);
});

test("where a block is, is said", () => {
  const title = ({ type }: { type: string }) => nestTypes.get(type)?.title ?? type;
  expect([placeWords(doc, "row", title), placeWords(doc, "b", title)]).toEqual(["2 of 3", "2 of 2 in Row"]);
  expect(pathTo(doc, "b").map(({ uid }) => uid)).toEqual(["row", "b"]);
});

describe("what can be done with a block depends on where it is", () => {
  test.each([
    ["text", ["in", "narrower", "wider", "wrap"], ["out", "inside", "unwrap"]],
    ["row", ["inside", "unwrap", "wrap", "narrower"], ["out", "in"]],
    ["a", ["out", "wrap"], ["narrower", "wider", "in", "inside"]],
  ] as const)("%s", (uid, can, cannot) => {
    const acts = actsOf(doc, nestTypes, uid);
    expect(acts).toEqual(expect.arrayContaining([...can, "up", "duplicate", "copy", "remove"]));
    expect(acts.filter((act) => (cannot as readonly string[]).includes(act))).toEqual([]);
  });

  test("a slideshow that opens the page stays there", () => {
    const opened = nestedDoc([{ uid: "show", type: "slideshow", order: -1, properties: {} }]);
    const acts = actsOf(opened, nestTypes, "show");
    expect([acts.includes("up"), acts.includes("wrap"), acts.includes("remove")]).toEqual([false, false, true]);
  });

  test("a part of a template is moved and nothing else, and goes unless the template needs it", () => {
    const row = nestTypes.get("row")!;
    const typesWith = (needed: string | null) => new Map(nestTypes).set("row", { ...row, part: { needed } });
    const ofNeeded = actsOf(doc, typesWith("It sells."), "row");
    expect(ofNeeded).toEqual(expect.arrayContaining(["up", "down"]));
    for (const act of ["duplicate", "copy", "cut", "wrap", "in", "hide", "remove"] as const)
      expect(ofNeeded).not.toContain(act);
    expect(actsOf(doc, typesWith(null), "row")).toEqual(expect.arrayContaining(["up", "hide", "remove"]));
  });
});

describe("a press on blocks in each other (storefront §4)", () => {
  const chain = ["f", "e", "d", "c", "b", "a"];
  const around = (uid: string) => chain.slice(chain.indexOf(uid));

  test("takes the innermost one in module v1", () => {
    expect(nextHit(chain, [], false)).toBe("f");
  });
  test("goes from the outermost to the innermost, one with each press, in module v2", () => {
    const presses = ["a"];
    for (let press = 0; press < 6; press += 1) presses.push(nextHit(chain, around(presses.at(-1)!), true)!);
    expect([nextHit(chain, [], true), ...presses]).toEqual(["a", "a", "b", "c", "d", "e", "f", "f"]);
  });
  test("beside the selected block takes its neighbour, and on what is around it takes that", () => {
    expect(nextHit(["x", "b", "a"], around("c"), true)).toBe("x");
    expect(nextHit(["b", "a"], around("c"), true)).toBe("b");
    expect(nextHit([], around("c"), true)).toBeNull();
  });
});

describe("a row of the list that a block is dragged over", () => {
  test.each([
    ["the upper part of a leaf", { uid: "b", down: 0.2, isContainer: false }, { parent: "row", before: "b" }],
    ["its lower part, at the end", { uid: "b", down: 0.8, isContainer: false }, { parent: "row", before: null }],
    ["its lower part, between two", { uid: "text", down: 0.8, isContainer: false }, { parent: null, before: "row" }],
    [
      "the middle of one that takes blocks",
      { uid: "row", down: 0.5, isContainer: true },
      { parent: "row", before: null },
    ],
    [
      "the lower part of one with blocks below it",
      { uid: "row", down: 0.9, isContainer: true },
      { parent: "row", before: "a" },
    ],
    [
      "the lower part of one that is closed",
      { uid: "row", down: 0.9, isContainer: true, isClosed: true },
      { parent: null, before: "tags" },
    ],
    [
      "the upper part of one that takes blocks",
      { uid: "row", down: 0.1, isContainer: true },
      { parent: null, before: "row" },
    ],
  ])("%s", (_, under, spot) => {
    expect(treeDrop(doc, under)).toMatchObject(spot);
  });
  test("that is gone is no place", () => {
    expect(treeDrop(doc, { uid: "gone", down: 0.5, isContainer: false })).toBeNull();
  });
});
