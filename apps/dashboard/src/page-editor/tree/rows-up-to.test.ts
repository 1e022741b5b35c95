import { expect, test } from "vitest";
import { rowsUpTo } from "./rows-up-to.ts";

const rows = ["a1", "b1", "b2", "b3", "c1", "d1"].map((uid) => ({
  uid,
  depth: uid.startsWith("b") ? Number(uid[1]) : 1,
}));

test.each([
  ["down the list, with what is inside", "a1", "c1", ["a1", "b1", "c1"]],
  ["up the list, the pressed one last", "d1", "b1", ["d1", "c1", "b1"]],
  ["beside each other inside a block", "b2", "b2", ["b2"]],
  ["out of a block, those around included once", "b3", "d1", ["b3", "c1", "d1"]],
  ["from one that is gone: the pressed one alone", "x", "c1", ["c1"]],
])("rows are chosen %s", (_, from, to, uids) => {
  expect(rowsUpTo(rows, from, to)).toEqual(uids);
});
