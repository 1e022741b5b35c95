import { lostLinks } from "@selvedge/pages/anchors/lost-links";
import { namesTaken } from "@selvedge/pages/anchors/name-places";
import { placeName, placesOn } from "@selvedge/pages/anchors/places";
import { checkedApply } from "@selvedge/pages/check/checked-apply";
import { type Doc, families } from "@selvedge/pages/doc";
import type { Op } from "@selvedge/pages/ops/op";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import { toWire } from "@selvedge/pages/wire/to-wire";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyBlocks } from "../clipboard/copied-blocks.ts";
import { pasting } from "../clipboard/pasting.ts";
import { nestedDoc, nestRules } from "../testing/nested-page.ts";
import { removal } from "./block-edits.ts";
import { withPlacesNamed } from "./block-place.ts";
import { duplicationOfAll, movementOfAll } from "./several.ts";

const doc = nestedDoc();
/** All blocks, by the words "Part" and their uid, "a" and "b" alike. */
const worded = (now: Doc) => () =>
  [...now.blocks.keys()].map((uid) => ({ uid, words: uid === "a" || uid === "b" ? "Part" : `Part ${uid}` }));

/** The page once the text leads there. */
function leading(now: Doc, link: string): Doc {
  const from = now.blocks.get("text")?.props.html;
  const to = `<p><a href="${link}">There</a></p>`;
  return after(now, withPlacesNamed(now, { t: "set", uid: "text", path: ["html"], from, to }, worded(now)));
}

function after(now: Doc, op: Op | null): Doc {
  const applied = op && checkedApply(now, op, nestRules);
  if (applied && !applied.ok) throw new Error(applied.code);
  return applied ? applied.doc : now;
}

describe("a link to a block of the page", () => {
  test.each([
    ["#to-part", "a"],
    ["#to-part-2", "b"],
    ["#to-part-row", "row"],
  ])("%s gives %s its place, in one step that is undone at once", (link, uid) => {
    const op = withPlacesNamed(
      doc,
      { t: "set", uid: "text", path: ["html"], from: "<p>Hello</p>", to: `<a href="${link}">x</a>` },
      worded(doc),
    );
    const applied = checkedApply(doc, op, nestRules);
    if (!applied.ok) throw new Error(applied.code);
    expect([...placesOn(applied.doc)]).toEqual([[link.slice(1), uid]]);
    const undone = checkedApply(applied.doc, applied.inverse, nestRules);
    expect(undone.ok && toWire(undone.doc)).toEqual(toWire(doc));
  });

  test("gives nothing a place where none is called so, or where it leads elsewhere", () => {
    for (const link of ["#to-nothing", "#reviews", "/about/"]) expect(placesOn(leading(doc, link)).size).toBe(0);
  });

  test("that was lost is given to no other block by a letter beside it", () => {
    const without = after(leading(doc, "#to-part-2"), removal(leading(doc, "#to-part-2"), ["b"]));
    expect(placesOn(without).size).toBe(0);
    const from = without.blocks.get("text")?.props.html;
    const set = { t: "set", uid: "text", path: ["html"], from, to: `${from}!` } as const;
    const named = () => [{ uid: "row", words: "Part 2" }];
    expect(withPlacesNamed(without, set, named)).toEqual(set);
  });

  test("leads to the same block once it has other words, and once the page is stored", () => {
    const named = leading(doc, "#to-part");
    const typed = after(named, { t: "set", uid: "a", path: ["title"], from: "A", to: "Other words" });
    expect(placesOn(fromWire(toWire(typed))).get("to-part")).toBe("a");
  });

  test("is lost with its block, and is there again when the block is pasted back", () => {
    const named = leading(doc, "#to-part");
    const copied = copyBlocks(named, ["a"], 1);
    const without = after(named, removal(named, ["a"]));
    expect(lostLinks(without)).toEqual([{ uid: "text", field: "html", link: "#to-part" }]);
    const { op, uids } = pasting(without, copied.blocks, { target: { parent: null, index: 0 }, makeUid: () => "new" });
    expect(placesOn(after(without, op)).get("to-part")).toBe(uids[0]);
  });
});

test("whatever is moved, duplicated, copied and led to, no two blocks have one place, and no link is lost", () => {
  const act = fc.record({ kind: fc.constantFrom("lead", "move", "duplicate", "paste"), a: fc.nat(), b: fc.nat() });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let count = 0;
      const makeUid = () => `new-${++count}`;
      let now = doc;
      for (const { kind, a, b } of acts) {
        const uids = [...now.blocks.keys()];
        const [one, other] = [uids[a % uids.length]!, uids[b % uids.length]!];
        const held = new Map([...placesOn(now)]);
        const ops: Readonly<Record<string, () => Op | null>> = {
          move: () => movementOfAll(now, [one], { parent: null, before: other }),
          duplicate: () => duplicationOfAll(now, [one, other], makeUid)?.op ?? null,
          paste: () =>
            pasting(now, copyBlocks(now, [one, other], 1).blocks, { target: { parent: null, index: 0 }, makeUid }).op,
        };
        if (kind === "lead") now = leading(now, `#to-part${["", "-2", "-3", "-row", "-tags"][a % 5]}`);
        else {
          const op = ops[kind]!();
          const applied = op && checkedApply(now, op, nestRules);
          if (applied?.ok) now = applied.doc;
        }
        const names = [...now.blocks.values()].map(placeName).filter((name) => name !== "");
        expect(names.length).toBe(namesTaken(now).size);
        for (const [id, uid] of held) expect(placesOn(now).get(id)).toBe(uid);
      }
      expect(families(now).get(null)?.length).toBeGreaterThan(0);
    }),
  );
});
