// Several people on one page: each works on a copy, sends changes in any order, reloads, and is cut off.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Doc } from "../doc.ts";
import { choices, rec, toOp } from "../testing/op-arbitraries.ts";
import { wirePages } from "../testing/wire-arbitraries.ts";
import { fromWire } from "../wire/from-wire.ts";
import { toWire } from "../wire/to-wire.ts";
import { apply } from "./apply.ts";
import type { Op } from "./op.ts";
import { readOp } from "./read-op.ts";
import { rebase } from "./rebase.ts";

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const reloaded = (doc: Doc): Doc => fromWire(overTheWire(toWire(doc)));

/** An editor: the page as it was last heard of, and the changes that were made to it since. */
interface Editor {
  base: Doc;
  pending: Op[];
}
const shownTo = ({ base, pending }: Editor) => rebase(base, pending).doc;

const steps = fc.array(
  fc.record({
    who: fc.nat(2),
    does: fc.constantFrom("edit", "edit", "edit", "send", "hear", "reload", "lose"),
    edits: choices,
  }),
  { maxLength: 40 },
);

describe("several people on one page", () => {
  test("keep every change that was accepted, and all see the same in the end", () => {
    fc.assert(
      fc.property(wirePages, steps, (wire, schedule) => {
        const start = fromWire(wire);
        const editors: Editor[] = [0, 1, 2].map(() => ({ base: start, pending: [] }));
        const accepted: Op[] = [];
        let stored = start;
        const hear = (editor: Editor) => {
          editor.base = reloaded(stored);
          editor.pending = [...rebase(editor.base, editor.pending).kept];
        };
        const send = (editor: Editor) => {
          const [op] = editor.pending;
          if (!op) return;
          const read = readOp(overTheWire(op) as never);
          if (!read.ok) throw new Error(`${op.t} cannot be read: ${read.code}`);
          const made = apply(stored, read.op);
          editor.pending = editor.pending.slice(1);
          if (made.ok) {
            stored = made.doc;
            accepted.push(op);
          }
          hear(editor);
        };
        schedule.forEach(({ who, does, edits }, step) => {
          const editor = editors[who]!;
          if (does === "hear") hear(editor);
          if (does === "send") send(editor);
          // The journal is read again with the page; an editor that is lost takes what it had not sent along.
          if (does === "reload") editors[who] = overTheWireOf(editor);
          if (does === "lose") editors[who] = { base: reloaded(stored), pending: [] };
          if (does !== "edit") return;
          edits.slice(0, 2).forEach((choice, place) => {
            const shown = shownTo(editor);
            const op = toOp(shown, choice, who * 100_000 + step * 10 + place);
            if (apply(shown, op).ok) editor.pending.push(op);
          });
        });
        for (const editor of editors) while (editor.pending.length > 0) send(editor);
        for (const editor of editors) hear(editor);
        expect(accepted.reduce((doc, op) => mustApply(doc, op), start)).toEqual(stored);
        for (const editor of editors) expect(shownTo(editor)).toEqual(reloaded(stored));
        expect(reloaded(stored)).toEqual(stored);
      }),
      { numRuns: 300 },
    );
  });

  test("hear which of their changes no longer fit, and keep the others", () => {
    const doc = fromWire({
      blocks: [
        { uid: "a", type: "pod", properties: { title: "One" } },
        { uid: "b", type: "pod" },
      ],
    });
    const title = (to: string): Op => ({ t: "set", uid: "a", path: ["title"], from: "One", to });
    const theirs = mustApply(doc, title("Theirs"));
    const mine: Op[] = [title("Mine"), { t: "resize", uid: "b", from: 12, to: 6 }, { t: "insert", recs: [rec("new")] }];
    const { kept, dropped, doc: after } = rebase(theirs, mine);
    expect(dropped).toEqual([{ op: mine[0], code: "stale" }]);
    expect(kept).toEqual(mine.slice(1));
    expect([after.blocks.get("a")?.props.title, after.blocks.get("b")?.size]).toEqual(["Theirs", 6]);
  });
});

const overTheWireOf = ({ base, pending }: Editor): Editor => ({ base: reloaded(base), pending: overTheWire(pending) });

function mustApply(doc: Doc, op: Op): Doc {
  const applied = apply(doc, op);
  if (!applied.ok) throw new Error(`${op.t} refused: ${applied.code}`);
  return applied.doc;
}
