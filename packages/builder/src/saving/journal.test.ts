import type { Op } from "@selvedge/pages/ops/op";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import { toWire } from "@selvedge/pages/wire/to-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { expect, test } from "vitest";
import { emptyHistory } from "../history/history.ts";
import { openSession } from "../session/page-session.ts";
import { openRules, retext, smallPage } from "../testing/fixtures.ts";
import { pageServer } from "../testing/page-server.ts";
import { type Journal, recover, recoverAll } from "./journal.ts";

/** A tab that ended with two changes, the first of them sent. */
function ended(sent: number) {
  const server = pageServer(smallPage);
  const base = server.page();
  const session = openSession({ doc: fromWire(base), rules: openRules, nowMs: () => 0 });
  session.change(retext("Buy", "Book"), { label: "Typed" });
  const first = toWire(session.doc());
  session.change({ t: "resize", uid: "button", from: 4, to: 6 }, { label: "Resized" });
  const journal: Journal = { base, pending: session.pending(), sent, history: session.history() };
  return { server, base, first, journal };
}
const buttonOf = ({ doc }: { doc: ReturnType<typeof fromWire> }) => {
  const { props, size } = doc.blocks.get("button")!;
  return [props.text, size];
};

test("goes on with what was not sent", () => {
  const { server, journal } = ended(0);
  const found = recover(journal, server.page());
  expect([buttonOf(found), found.pending.length, found.dropped]).toEqual([["Book", 6], 2, []]);
  expect(found.history.past).toHaveLength(2);
});

test("recognises a save that arrived without its answer", () => {
  const { server, base, first, journal } = ended(1);
  server.save(first, String(base.rev));
  const found = recover(journal, server.page());
  expect([buttonOf(found), found.pending.length, found.dropped]).toEqual([["Book", 6], 1, []]);
});

test("takes in what somebody else has saved, and gives back what no longer fits", () => {
  const { server, base, journal } = ended(1);
  const theirs = structuredClone(base) as WirePage & { blocks: { items: { properties: { text: string } }[] }[] };
  theirs.blocks[1]!.items[0]!.properties.text = "Theirs";
  server.save(theirs, String(base.rev));
  const found = recover(journal, server.page());
  expect([buttonOf(found), found.pending.length]).toEqual([["Theirs", 6], 1]);
  expect(found.dropped).toMatchObject([{ code: "stale", op: retext("Buy", "Book") }]);
});

test("begins with nothing from an empty journal", () => {
  const { server, base } = ended(0);
  const found = recover({ base, pending: [], sent: 0, history: emptyHistory }, server.page());
  expect([buttonOf(found), found.pending]).toEqual([["Buy", 4], []]);
});

test("still asks what its author has not decided, and takes over what other tabs have left", () => {
  const { server, base, journal } = ended(0);
  const undecided = [{ op: retext("Buy", "Bye"), code: "stale" as const }];
  expect(recover({ ...journal, dropped: undecided }, server.page()).dropped).toEqual(undecided);
  const wider: Op = { t: "resize", uid: "text", from: 12, to: 9 };
  const other = { base, pending: [wider, retext("Buy", "Theirs")], sent: 0, history: emptyHistory };
  const found = recoverAll([journal, other], server.page());
  expect([buttonOf(found!), found!.doc.blocks.get("text")?.size, found!.pending.length]).toEqual([["Book", 6], 9, 3]);
  expect(found!.dropped).toMatchObject([{ op: retext("Buy", "Theirs") }]);
  expect(recoverAll([], server.page())).toBeNull();
});
