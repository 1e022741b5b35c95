import { pageDiff } from "@selvedge/pages/diff/page-diff";
import type { Doc } from "@selvedge/pages/doc";
import { rec } from "@selvedge/pages/testing/op-arbitraries";
import { expect, test } from "vitest";
import { sameBlocks } from "./same-blocks.ts";

const docOf = (...recs: ReturnType<typeof rec>[]): Doc => ({
  rev: "1",
  page: { properties: {} },
  blocks: new Map(recs.map((each) => [each.uid, each])),
});
const [hay, row, oats, rye] = [
  rec("hay", { pos: "a" }),
  rec("row", { pos: "b", type: "row" }),
  rec("oats", { pos: "a", parent: "row" }),
  rec("rye", { pos: "c" }),
];
const before = docOf(hay, row, oats, rye);

test.each<[string, Doc, string[]]>([
  ["all of them where nothing is different", before, ["hay", "row", "rye"]],
  [
    "not one that something inside has changed in",
    docOf(hay, row, { ...oats, props: { text: "Oat" } }, rye),
    ["hay", "rye"],
  ],
  [
    "not one that a block has left, nor the one left",
    docOf(hay, row, { ...oats, parent: null, pos: "d" }, rye),
    ["hay", "rye"],
  ],
  ["not one that is gone", docOf(hay, row, oats), ["hay", "row"]],
  [
    "not what is new, which only the other has",
    docOf(hay, row, oats, rye, rec("new", { pos: "d" })),
    ["hay", "row", "rye"],
  ],
  ["not one that has moved", docOf({ ...hay, pos: "d" }, row, oats, rye), ["row", "rye"]],
])("what is the same in two states of a page is %s", (_, after, same) => {
  expect(sameBlocks(pageDiff(before, after, new Map()), before, after)).toEqual(same);
});
