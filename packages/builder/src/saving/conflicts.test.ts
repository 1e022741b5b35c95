import type { Doc } from "@selvedge/pages/doc";
import { apply } from "@selvedge/pages/ops/apply";
import type { Op } from "@selvedge/pages/ops/op";
import { removalOf } from "@selvedge/pages/ops/remove";
import { describe, expect, test } from "vitest";
import { retext, smallDoc } from "../testing/fixtures.ts";
import { isResolved, joinedConflicts, madeAgain, valueNow } from "./conflicts.ts";
import { standingWords } from "./save-state.ts";

const stale = (op: Op) => ({ op, code: "stale" as const });
const made = (doc: Doc, op: Op): Doc => {
  const applied = apply(doc, op);
  if (!applied.ok) throw new Error(applied.code);
  return applied.doc;
};
/** The page once somebody else has changed the button. */
const changed = made(smallDoc(), retext("Buy", "Book"));

describe("a change that no longer fits", () => {
  test("is one conflict for all values of one setting, from the first to the last", () => {
    const joined = joinedConflicts([stale(retext("Buy", "B"))], [stale(retext("B", "Bu")), stale(retext("Bu", "Bye"))]);
    expect(joined).toEqual([stale(retext("Buy", "Bye"))]);
    const other: Op = { t: "resize", uid: "button", from: 4, to: 5 };
    expect(joinedConflicts(joined, [stale(other)])).toHaveLength(2);
  });

  test("shows what is there now, and is settled where both wanted the same", () => {
    expect(valueNow(changed, retext("Buy", "Bye"))).toBe("Book");
    expect([isResolved(changed, stale(retext("Buy", "Book"))), isResolved(changed, stale(retext("Buy", "B")))]).toEqual(
      [true, false],
    );
  });

  test.each<[string, Op, (doc: Doc) => unknown, unknown]>([
    ["a text", retext("Buy", "Bye"), (doc) => doc.blocks.get("button")?.props.text, "Bye"],
    ["a width", { t: "resize", uid: "button", from: 9, to: 6 }, (doc) => doc.blocks.get("button")?.size, 6],
    [
      "a place",
      { t: "move", uid: "button", from: { parent: "row", pos: "x" }, to: { parent: null, pos: "c" } },
      (doc) => doc.blocks.get("button")?.parent,
      null,
    ],
    ["a removal", removalOf(smallDoc(), ["row"]), (doc) => [...doc.blocks.keys()], ["text"]],
    [
      "whole parts",
      { t: "change", uid: "button", from: { props: {} }, to: { props: { text: "All" } } },
      (doc) => doc.blocks.get("button")?.props,
      { text: "All" },
    ],
    [
      "a title of the page",
      { t: "page", path: ["properties", "title"], from: "Old", to: "New" },
      (doc) => doc.page.properties.title,
      "New",
    ],
  ])("%s is made where its author wants it all the same", (_, op, read, wanted) => {
    const again = madeAgain(changed, op);
    expect(read(made(changed, again!))).toEqual(wanted);
  });

  test("a new block whose place is gone comes last on the page", () => {
    const without = made(changed, removalOf(changed, ["row"]));
    const rec = { ...changed.blocks.get("button")!, uid: "new", parent: "row", slot: "side" };
    const after = made(without, madeAgain(without, { t: "insert", recs: [rec] })!);
    expect(after.blocks.get("new")).toMatchObject({ parent: null });
    expect(after.blocks.get("new")!.pos > after.blocks.get("text")!.pos).toBe(true);
  });

  test("an item of a list is put behind one that is there", () => {
    const listed = made(changed, {
      ...{ t: "set", uid: "text", path: ["list"], from: undefined },
      to: [{ key: "a" }, { key: "b", text: "Theirs" }],
    });
    const op: Op = {
      ...{ t: "item", uid: "text", path: ["list"], key: "b" },
      ...{ from: { after: "gone", value: { key: "b" } }, to: { after: "gone", value: { key: "b", text: "Mine" } } },
    };
    expect(made(listed, madeAgain(listed, op)!).blocks.get("text")?.props.list).toEqual([
      { key: "a" },
      { key: "b", text: "Mine" },
    ]);
  });

  test("is none of a block that is gone", () => {
    const without = made(changed, removalOf(changed, ["row"]));
    expect(madeAgain(without, retext("Buy", "Bye"))).toBeNull();
  });
});

test.each([
  [{ state: { kind: "saved", atMs: null } }, "Saved"],
  [{ state: { kind: "saved", atMs: 1 } }, "Saved 14:32"],
  [{ state: { kind: "saving" } }, "Saving…"],
  [{ state: { kind: "offline" }, unsaved: 6 }, "Offline, 6 changes kept on this device"],
  [{ state: { kind: "offline", message: "Server error" }, unsaved: 2 }, "Server error, 2 changes kept on this device"],
  [{ state: { kind: "offline" }, unsaved: 1 }, "Offline, 1 change kept on this device"],
  [{ state: { kind: "failed", message: "", sinceMs: 1 } }, "Not saved since 14:32"],
  [{ state: { kind: "saved", atMs: 1 }, conflicts: 2 }, "2 changes to decide"],
] as const)("how a page stands is said as it is: %j", (standing, words) => {
  expect(standingWords({ unsaved: 0, conflicts: 0, clock: () => "14:32", ...standing })).toBe(words);
});
