import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../json.ts";
import { fromWire } from "../wire/from-wire.ts";
import { apply } from "./apply.ts";
import { readOp } from "./read-op.ts";

describe("a change that comes as JSON", () => {
  test.each<[string, Json, string]>([
    ["nothing", null, "unknown_op"],
    ["a kind that does not exist", { t: "sparkle" }, "unknown_op"],
    ["a name that every object has", { t: "constructor" }, "unknown_op"],
    ["a block without properties", { t: "insert", recs: [{ uid: "a" }] }, "bad_value"],
    ["a place that is a number", { t: "move", uid: "a", from: { parent: null, pos: 4 }, to: {} }, "bad_value"],
    ["a path that is a text", { t: "set", uid: "a", path: "title" }, "bad_value"],
    [
      "a part of a block that nobody may replace",
      { t: "change", uid: "a", from: { id: 1 }, to: { id: 2 } },
      "bad_value",
    ],
    ["a group in a group", { t: "group", ops: [{ t: "group", ops: [] }] }, "bad_value"],
    [
      "a group that is too long",
      { t: "group", ops: Array(401).fill({ t: "resize", uid: "a", from: 3, to: 4 }) },
      "bad_value",
    ],
  ])("is refused for %s", (_, json, code) => {
    expect(readOp(json)).toEqual({ ok: false, code });
  });

  test("is taken as it is where everything in it is right, and nothing else in it stays", () => {
    const json = { t: "resize", uid: "a", from: 12, to: 6, admin: true };
    expect(readOp(json)).toEqual({ ok: true, op: { t: "resize", uid: "a", from: 12, to: 6 } });
  });

  test("never makes the page fail, whatever it is", () => {
    const doc = fromWire({ blocks: [{ uid: "a", type: "pod", properties: { list: [{ key: "k" }] } }] });
    const kinds = ["insert", "remove", "move", "set", "item", "resize", "change", "page", "theme", "group"];
    const part = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom("a", "title", ["title"], ["list", "k"], { parent: null, pos: "V" }),
    );
    const hostile = fc.record(
      { uid: part, key: part, path: part, from: part, to: part, recs: part, ops: part },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...kinds), hostile, (t, parts) => {
        const read = readOp({ uid: "a", path: ["title"], ...parts, t } as Json);
        if (read.ok) apply(doc, read.op);
      }),
      { numRuns: 1000 },
    );
  });
});
