import { checkedApply } from "@selvedge/pages/check/checked-apply";
import type { Doc } from "@selvedge/pages/doc";
import type { Op } from "@selvedge/pages/ops/op";
import { describe, expect, test } from "vitest";
import { nestedDoc, nestRules, nestTypes, shapeOf } from "../testing/nested-page.ts";
import { duplicationOfAll, inwardOfAll, movementOfAll, outwardOfAll, stepOfAll } from "./several.ts";

const words = (uid: string) => ({ uid, type: "textBlock", properties: { html: uid } });
/** "text row(a b) tags(t) c d e". */
const doc = nestedDoc(["c", "d", "e"].map(words));

function shapeAfter(op: Op | null, before: Doc = doc): string {
  const applied = op && checkedApply(before, op, nestRules);
  if (!applied?.ok) return applied?.code ?? "no change";
  const undone = checkedApply(applied.doc, applied.inverse, nestRules);
  expect(undone.ok && shapeOf(undone.doc)).toBe(shapeOf(before));
  return shapeOf(applied.doc);
}
const to = (uids: string[], parent: string | null, before: string | null) =>
  shapeAfter(movementOfAll(doc, uids, { parent, before }));
const step = (uids: string[], by: -1 | 1) => {
  const spot = stepOfAll(doc, uids, by);
  return spot ? shapeAfter(movementOfAll(doc, uids, spot)) : "apart";
};

describe("several blocks go to one place, in the order of the page", () => {
  test.each<[string[], string | null, string | null, string]>([
    [["e", "c"], null, "text", "c e text row(a b) tags(t) d"],
    [["c", "text"], "row", null, "row(a b text c) tags(t) d e"],
    [["a", "d"], null, null, "text row(b) tags(t) c e a d"],
    [["c", "d"], null, "c", "no change"],
    [["c", "e"], null, "c", "text row(a b) tags(t) c e d"],
    [["row", "a"], null, "text", "row(a b) text tags(t) c d e"],
    [["row", "c"], "row", null, "inside_itself"],
    [["c", "d"], "tags", null, "not_accepted"],
  ])("%j into %s before %s: %s", (uids, parent, before, shape) => {
    expect(to(uids, parent, before)).toBe(shape);
  });
});

describe("several blocks go up and down", () => {
  test.each<[string[], -1 | 1, string]>([
    [["c", "d"], -1, "text row(a b) c d tags(t) e"],
    [["c", "d"], 1, "text row(a b) tags(t) e c d"],
    [["d", "e"], 1, "no change"],
    [["text", "row"], -1, "no change"],
    [["text", "c"], -1, "text c row(a b) tags(t) d e"],
    [["c", "e"], 1, "text row(a b) tags(t) d c e"],
    [["a", "c"], 1, "apart"],
  ])("%j by %i: %s", (uids, by, shape) => {
    expect(step(uids, by)).toBe(shape);
  });
});

test("several blocks go into the one beside them that takes them all, and out again", () => {
  const rows = nestedDoc([...["c", "d"].map(words), { uid: "in", type: "row", properties: {}, items: [words("x")] }]);
  const spot = inwardOfAll(rows, nestTypes, ["c", "d"]);
  expect(spot && shapeAfter(movementOfAll(rows, ["c", "d"], spot), rows)).toBe("text row(a b) tags(t) in(c d x)");
  expect(inwardOfAll(doc, nestTypes, ["c", "d"])).toBeNull();
  const out = outwardOfAll(doc, ["a", "b"]);
  expect(out && shapeAfter(movementOfAll(doc, ["a", "b"], out))).toBe("text row a b tags(t) c d e");
  expect(outwardOfAll(doc, ["c", "d"])).toBeNull();
});

test("several blocks are made once more behind the last of them", () => {
  let made = 0;
  const copies = duplicationOfAll(doc, ["text", "c"], () => `new${++made}`);
  expect(copies && shapeAfter(copies.op)).toBe("text row(a b) tags(t) c new1 new2 d e");
  expect(copies?.uids).toEqual(["new1", "new2"]);
});
