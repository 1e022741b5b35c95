import { apply } from "@selvedge/pages/ops/apply";
import type { Op } from "@selvedge/pages/ops/op";
import { expect, test } from "vitest";
import { emptyHistory, record } from "../history/history.ts";
import { retext, smallDoc } from "../testing/fixtures.ts";
import { overwritten } from "./overwritten.ts";

const doc = (...ops: Op[]) =>
  ops.reduce((before, op) => {
    const applied = apply(before, op);
    if (!applied.ok) throw new Error(applied.code);
    return applied.doc;
  }, smallDoc());
const history = (...ops: Op[]) =>
  ops.reduce(
    (before, op, at) => record(before, { label: "", op, inverse: op, atMs: at * 5_000, selection: [] }),
    emptyHistory,
  );
const own = retext("Buy", "Book");
const wider: Op = { t: "resize", uid: "button", from: 4, to: 5 };

test.each<[what: string, own: Op[], others: Op[], found: number]>([
  ["what another one changed since", [own], [retext("Book", "Order")], 1],
  ["as it was last written, not before", [own, retext("Book", "Book now")], [retext("Book now", "Order")], 1],
  ["nothing where others changed something else", [own], [wider], 0],
  ["nothing where the person wrote nothing", [], [retext("Buy", "Order")], 0],
])("of a person's own words %s is written over", (_, mine, others, found) => {
  const before = doc(...mine);
  expect(overwritten(history(...mine), before, doc(...mine, ...others))).toHaveLength(found);
  // It is said once.
  const after = doc(...mine, ...others);
  expect(overwritten(history(...mine), after, after)).toEqual([]);
});
