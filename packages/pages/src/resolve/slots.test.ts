// Named places for children: where they are placed, moved, stored and shown.
import { describe, expect, test } from "vitest";
import { defineBlock, registerBlocks } from "../block-type.ts";
import { checkedApply } from "../check/checked-apply.ts";
import { EDIT_RIGHTS } from "../check/edit-rights.ts";
import { SHOP_CONDITIONS } from "../conditions/shop-conditions.ts";
import { childrenOf } from "../doc.ts";
import { apply } from "../ops/apply.ts";
import { readOp } from "../ops/read-op.ts";
import { mayPlace, placeAt } from "../placement.ts";
import { fromWire } from "../wire/from-wire.ts";
import { newRecords } from "../wire/new-records.ts";
import { toWire } from "../wire/to-wire.ts";
import { resolve } from "./resolve.ts";

const base = { title: "T", version: 1, compatibility: ["grid"], hydrates: false } as const;
const word = defineBlock({ ...base, type: "word", accepts: [], fields: {}, example: { type: "word" } });
const gate = defineBlock({
  ...base,
  type: "gate",
  accepts: ["word"],
  maxItems: 2,
  fields: { who: { kind: "choice", label: "Who", default: "logged-in", options: ["logged-in", "logged-out"] } },
  slots: {
    locked: { title: "Before", accepts: ["word"] },
    open: {
      title: "After",
      accepts: "any",
      max: 1,
      conditions: ({ who }) => [{ name: "login", params: { is: who } }],
    },
  },
  example: { type: "gate" },
});
const variation = defineBlock({
  ...base,
  type: "variation",
  accepts: "any",
  fields: { name: { kind: "text", label: "Variation" } },
  conditions: ({ name }) => (name ? [{ name: "variation", params: { test: "hero", is: name } }] : []),
  example: { type: "variation" },
});
const types = registerBlocks([word, gate, variation]);
const rules = { types, may: new Set(EDIT_RIGHTS) };
const doc = fromWire({
  blocks: [
    {
      uid: "g",
      type: "gate",
      items: [
        { uid: "in", type: "word" },
        { uid: "no", type: "word", slot: "locked" },
        { uid: "yes", type: "word", slot: "open" },
      ],
    },
    { uid: "w", type: "word" },
  ],
});
const context = (login: "logged-in" | "logged-out", mode: "native" | "preview" = "native") => {
  const facts = { nowMs: 0, timeZone: "UTC", login, currency: "GBP", country: "", variations: { hero: "after" } };
  return { mode, types, conditions: SHOP_CONDITIONS, facts };
};
const place = (uid: string) => {
  const { parent, pos, slot } = doc.blocks.get(uid)!;
  return { parent, pos, ...(slot ? { slot } : {}) };
};

describe("a named slot", () => {
  test.each([
    ["among the items, which still have room", { type: "word", parent: "g", index: 0 }, null],
    ["a block that the items do not take", { type: "gate", parent: "g", index: 0 }, "not_accepted"],
    ["in a slot", { type: "word", parent: "g", slot: "locked", index: 0 }, null],
    ["what the slot does not take", { type: "gate", parent: "g", slot: "locked", index: 0 }, "not_accepted"],
    ["in a slot that is full", { type: "word", parent: "g", slot: "open", index: 0 }, "full"],
    ["where it is already", { type: "word", parent: "g", slot: "open", index: 0, moving: "yes" }, null],
    ["in a slot that does not exist", { type: "word", parent: "g", slot: "attic", index: 0 }, "not_accepted"],
    ["in a slot of the page", { type: "word", parent: null, slot: "locked", index: 1 }, "not_accepted"],
  ])("a place %s: %j", (_, wanted, code) => {
    expect(mayPlace(doc, types, wanted)).toEqual(code ? { ok: false, code } : { ok: true });
  });

  test("is kept over the wire, in changes and in what is inserted", () => {
    expect(fromWire(toWire(doc))).toEqual(doc);
    const { pos } = placeAt(doc, { parent: "g", slot: "locked", index: 1 });
    const recs = newRecords(
      { type: "word", slot: "elsewhere" },
      { parent: "g", slot: "locked", pos, makeUid: () => "n" },
    );
    const read = readOp(JSON.parse(JSON.stringify({ t: "insert", recs })));
    if (!read.ok) throw new Error(read.code);
    const inserted = checkedApply(doc, read.op, rules);
    if (!inserted.ok) throw new Error(inserted.code);
    const slotted = childrenOf(inserted.doc, "g").filter(({ slot }) => slot === "locked");
    expect(slotted.map(({ uid }) => uid)).toEqual(["no", "n"]);
  });

  test("is left and entered by a move that can be undone and that can be stale", () => {
    const { slot: _, ...to } = place("no");
    const move = { t: "move", uid: "no", from: place("no"), to } as const;
    const moved = checkedApply(doc, move, rules);
    expect(moved.ok && moved.doc.blocks.get("no")?.slot).toBe(undefined);
    expect(moved.ok && apply(moved.doc, moved.inverse)).toMatchObject({ ok: true, doc });
    expect(moved.ok && apply(moved.doc, move)).toEqual({ ok: false, code: "stale" });
  });

  test("takes no more than it may, however many are moved or inserted at once", () => {
    const into = (uid: string) => ({ t: "move", uid, from: place(uid), to: { ...place(uid), slot: "open" } }) as const;
    expect(checkedApply(doc, into("in"), rules)).toEqual({ ok: false, code: "full" });
    const both = ["m", "n"].flatMap((uid) =>
      newRecords({ type: "word" }, { parent: "g", pos: "k", makeUid: () => uid }),
    );
    expect(checkedApply(doc, { t: "insert", recs: both }, rules)).toEqual({ ok: false, code: "full" });
  });

  test("is shown where its conditions pass, with the block's own properties in them", () => {
    const shownTo = (login: "logged-in" | "logged-out") => resolve(doc, context(login)).blocks[0]?.items;
    expect(shownTo("logged-out")?.map(({ uid, slot }) => [uid, slot])).toEqual([
      ["in", undefined],
      ["no", "locked"],
    ]);
    expect(shownTo("logged-in")?.map(({ uid }) => uid)).toEqual(["in", "no", "yes"]);
  });

  test("that a block's type no longer has is shown to nobody, and kept", () => {
    const odd = fromWire({ blocks: [{ uid: "g", type: "gate", items: [{ uid: "x", type: "word", slot: "attic" }] }] });
    const { verdicts } = resolve(odd, context("logged-in"));
    expect(verdicts.get("x")).toEqual([{ code: "no_slot", slot: "attic" }]);
    expect(toWire(odd).blocks).toMatchObject([{ items: [{ uid: "x", slot: "attic" }] }]);
  });

  test("that is not named by a text is no place", () => {
    expect(readOp({ t: "move", uid: "in", from: { parent: null, pos: "a", slot: 7 }, to: place("in") })).toEqual({
      ok: false,
      code: "bad_value",
    });
  });
});

describe("a type's own conditions", () => {
  test("hide a block as a person's conditions do", () => {
    const blocks = ["after", "before", ""].map((name) => ({
      uid: name || "any",
      type: "variation",
      properties: { name },
    }));
    const resolution = resolve(fromWire({ blocks }), context("logged-out"));
    expect(resolution.blocks.map(({ uid }) => uid)).toEqual(["after", "any"]);
    expect([...resolution.reads]).toEqual([["variation:hero", new Set(["after", "before"])]]);
  });
});
