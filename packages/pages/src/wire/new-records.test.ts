import { expect, test } from "vitest";
import { apply } from "../ops/apply.ts";
import { fromWire } from "./from-wire.ts";
import { newRecords } from "./new-records.ts";

test("a block with all it holds becomes new on the page each time it is placed", () => {
  const block = {
    uid: "old",
    id: 7,
    type: "row",
    properties: { title: "x" },
    items: [{ uid: "in", type: "pod" }, "junk"],
  };
  let made = 0;
  const makeUid = () => `made-${++made}`;
  const first = newRecords(block, { parent: null, pos: "V", makeUid });
  const second = newRecords(block, { parent: null, pos: "W", makeUid });
  expect(first).toMatchObject([
    { uid: "made-1", id: null, type: "row", parent: null, pos: "V", props: { title: "x" } },
    { uid: "made-2", type: "pod", parent: "made-1" },
  ]);
  const both = apply(fromWire({ blocks: [] }), { t: "insert", recs: [...first, ...second] });
  expect(both.ok && both.doc.blocks.size).toBe(4);
});
