// Several people edit one page at once, over a network that loses answers, in browsers that are closed in the middle: what the
// server has confirmed is never lost, what a person was not told about is never overwritten, and all end with the same page.
import { type BlockRec, childrenOf, type Doc } from "@selvedge/pages/doc";
import type { Op, SingleOp } from "@selvedge/pages/ops/op";
import { removalOf } from "@selvedge/pages/ops/remove";
import { keyBetween } from "@selvedge/pages/order-key";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import { toWire } from "@selvedge/pages/wire/to-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyHistory } from "../history/history.ts";
import { openSession, type PageSession } from "../session/page-session.ts";
import { openRules } from "../testing/fixtures.ts";
import { manualClock } from "../testing/manual-clock.ts";
import { pageServer } from "../testing/page-server.ts";
import { madeAgain } from "./conflicts.ts";
import { type Journal, recover } from "./journal.ts";
import { type Saver, type SavingPorts, startSaver } from "./saver.ts";

const firstPage = {
  ...{ id: 1, url: "/", name: "Home", version: 1, properties: {} },
  blocks: ["one", "two", "three"].map((uid, at) => ({
    ...{ uid, type: "pod", size: 12, pos: "abc"[at], properties: { text: "0" } },
  })),
} as unknown as WirePage;

/** One thing of the page, such as the text of a block, that became another. */
interface Written {
  thing: string;
  from: string;
  to: string;
}

const gone = "(gone)";

/** What a change makes of what: a removed block loses its text and its place, and who removes it has seen both. */
function writtenBy(op: SingleOp): Written[] {
  const of = (rec: BlockRec, isGoing: boolean) =>
    [["text", String(rec.props.text)] as const, ["place", rec.pos] as const].map(([name, value]) => ({
      thing: `${rec.uid} ${name}`,
      ...(isGoing ? { from: value, to: gone } : { from: gone, to: value }),
    }));
  if (op.t === "set") return [{ thing: `${op.uid} text`, from: String(op.from), to: String(op.to) }];
  if (op.t === "move") return [{ thing: `${op.uid} place`, from: op.from.pos, to: op.to.pos }];
  if (op.t === "insert" || op.t === "remove") return op.recs.flatMap((rec) => of(rec, op.t === "remove"));
  return [];
}

const writtenByAll = (ops: readonly Op[]): Written[] =>
  ops.flatMap((op) => (op.t === "group" ? op.ops : [op])).flatMap(writtenBy);

function isNow(doc: Doc, { thing, to }: Written): boolean {
  const [uid = "", name] = thing.split(" ");
  const rec = doc.blocks.get(uid);
  return (rec ? (name === "text" ? String(rec.props.text) : rec.pos) : gone) === to;
}

interface World {
  clock: ReturnType<typeof manualClock>;
  server: ReturnType<typeof pageServer>;
  /** Everything that anybody did, sent or not. */
  made: Written[];
  /** What was in a save that was confirmed. */
  confirmed: Written[];
  /** What its author was told of, as it no longer fitted. */
  told: Written[];
  /** What the network does with the next save. */
  network: "works" | "down" | "loses the answer";
}

/** One browser, with what it stores over its end. */
function editor(world: World, name: string) {
  const { clock, server } = world;
  let stored: Journal | null = null;
  let session: PageSession;
  let saver: Saver;
  let count = 0;
  let alive = 0;

  function open() {
    const page = server.page();
    const found = stored ? recover(stored, page) : null;
    session = openSession({
      doc: found?.doc ?? fromWire(page),
      pending: found?.pending ?? [],
      history: found?.history ?? emptyHistory,
      rules: openRules,
      nowMs: clock.nowMs,
    });
    let base = page;
    let sent = 0;
    const run = ++alive;
    const write = () => {
      const dropped = saver?.conflicts() ?? found?.dropped ?? [];
      if (run === alive) stored = { base, pending: session.pending(), sent, history: session.history(), dropped };
    };
    const ports: SavingPorts = {
      ...clock,
      makeUid: () => "none",
      sending(sending) {
        sent = sending;
        write();
      },
      async send(body, rev) {
        if (run !== alive || world.network === "down") return { kind: "unreachable" };
        const written = writtenByAll(session.pending());
        const answer = server.save(body, rev);
        if (world.network === "loses the answer") return { kind: "unreachable" };
        if (answer.kind === "stored") world.confirmed.push(...written);
        if (answer.kind !== "unreachable" && answer.kind !== "refused") base = answer.page;
        sent = 0;
        return answer;
      },
    };
    saver = startSaver(session, ports, found?.dropped);
    session.listen(write);
    saver.listen(write);
    write();
  }

  /** Whatever is done is known by what it adds to the changes that are not stored. */
  function doing(work: () => void) {
    const before = session.pending().length;
    work();
    world.made.push(...writtenByAll(session.pending().slice(before)));
  }

  const change = (op: Op | null) => {
    if (op) doing(() => void session.change(op, { label: "Changed" }));
  };
  const blockAt = (at: number) => [...session.doc().blocks.values()][at % Math.max(1, session.doc().blocks.size)];

  open();
  return {
    type(at: number) {
      const rec = blockAt(at);
      const to = `${name}${++count}`;
      if (rec) change({ t: "set", uid: rec.uid, path: ["text"], from: rec.props.text, to });
    },
    insert(at: number) {
      const siblings = childrenOf(session.doc(), null);
      const after = siblings[at % (siblings.length + 1)]?.pos ?? null;
      const uid = `${name}-${++count}`;
      const place = { parent: null, pos: keyBetween(siblings.at(-1)?.pos ?? after, null) };
      const rec = { uid, id: null, type: "pod", v: 1, size: 12, ...place, props: { text: uid }, flags: [], rest: {} };
      change({ t: "insert", recs: [rec] });
    },
    move(at: number) {
      const rec = blockAt(at);
      const first = childrenOf(session.doc(), null)[0]?.pos ?? null;
      if (!rec || rec.pos === first) return;
      const to = { parent: null, pos: keyBetween(null, first) };
      change({ t: "move", uid: rec.uid, from: { parent: rec.parent, pos: rec.pos }, to });
    },
    remove(at: number) {
      const rec = blockAt(at);
      if (rec) change(removalOf(session.doc(), [rec.uid]));
    },
    undo: () => doing(() => void session.undo()),
    redo: () => doing(() => void session.redo()),
    /** The first conflict is decided, for what the author had or for what is there. */
    decide(at: number) {
      const [conflict] = saver.conflicts();
      if (!conflict) return;
      if (at % 2 === 0) change(madeAgain(session.doc(), conflict.op));
      world.told.push(...writtenByAll([conflict.op]));
      saver.decide(conflict);
    },
    close() {
      saver.stop();
      open();
    },
    flush: () => saver.flush(),
    undecided: () => writtenByAll(saver.conflicts().map(({ op }) => op)),
    page: () => toWire(session.doc()),
  };
}

const acts = fc.record({
  who: fc.nat(3),
  act: fc.constantFrom(
    ...(["type", "type", "type", "insert", "move", "remove", "undo", "redo", "decide", "close"] as const),
    ...(["wait", "wait", "wait", "down", "loses", "works"] as const),
  ),
  at: fc.nat(20),
});

const networks = { down: "down", loses: "loses the answer", works: "works" } as const;

/** Two type in one text, and the second one's tab is closed as soon as the server has answered. */
const closedOnConflict = [
  { who: 0, act: "type", at: 2 },
  { who: 1, act: "type", at: 2 },
  { who: 0, act: "wait", at: 8 },
  { who: 1, act: "close", at: 0 },
] as const;

test("any schedule of up to four people ends with one page, and nothing is lost unseen", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(acts, { maxLength: 40 }), async (people, schedule) => {
      const clock = manualClock();
      const server = pageServer(firstPage);
      const world: World = { clock, server, made: [], confirmed: [], told: [], network: "works" };
      const editors = Array.from({ length: people }, (_, at) => editor(world, "abcd"[at]!));
      for (const { who, act, at } of schedule) {
        const one = editors[who % people]!;
        if (act === "wait") await clock.pass(at * 200);
        else if (act === "down" || act === "loses" || act === "works") world.network = networks[act];
        else one[act](at);
      }
      world.network = "works";
      for (const one of editors) expect(await flushed(one, clock)).toBe(true);
      for (const one of editors) one.close();
      // What nobody has decided yet is still asked after the last reload.
      world.told.push(...editors.flatMap((one) => one.undecided()));
      // Whoever works alone is never told of a conflict, whatever the network does.
      if (people === 1) expect(world.told).toEqual([]);
      const pages = editors.map((one) => shownBy(one.page()));
      expect(new Set(pages).size).toBe(1);
      expect(pages[0]).toBe(shownBy(server.page()));
      // Each thing that was done is there still, or somebody who saw it made something else of it, or its author was told.
      const last = fromWire(server.page());
      // Blocks that several people put at one place are given places beside each other.
      const isShared = ({ thing, to }: Written) =>
        thing.endsWith(" place") && world.made.some((other) => other.thing !== thing && other.to === to);
      const isSeen = (one: Written) =>
        isNow(last, one) ||
        isShared(one) ||
        world.made.some(({ thing, from }) => thing === one.thing && from === one.to);
      for (const one of world.confirmed) expect([one, isSeen(one)]).toEqual([one, true]);
      for (const one of world.made) {
        const isTold = world.told.some(({ thing, to }) => thing === one.thing && to === one.to);
        expect([one, isTold || isSeen(one)]).toEqual([one, true]);
      }
    }),
    { numRuns: 2_000, examples: [[2, [...closedOnConflict]]] },
  );
});

async function flushed(one: ReturnType<typeof editor>, clock: ReturnType<typeof manualClock>): Promise<boolean> {
  const done = one.flush();
  await clock.pass(60_000);
  return done;
}

/** The blocks in their order, with their texts. */
const shownBy = (page: WirePage): string =>
  JSON.stringify(childrenOf(fromWire(page), null).map(({ uid, pos, props }) => [uid, pos, props.text]));
