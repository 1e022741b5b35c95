// Several people edit one page at once, over a network that loses answers, in browsers that are closed in the middle: what the
// server has confirmed is never lost, what a person was not told about is never overwritten, and all end with the same page.
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
import { type Journal, recover } from "./journal.ts";
import { type Saver, startSaver } from "./saver.ts";

const fields = ["one", "two", "three"];
const firstPage = {
  ...{ id: 1, url: "/", name: "Home", version: 1, properties: {} },
  blocks: fields.map((uid, at) => ({
    ...{ uid, type: "pod", size: 12, pos: "abc"[at], properties: { text: "0" } },
  })),
} as unknown as WirePage;

interface Written {
  field: string;
  from: string;
  to: string;
}

interface World {
  clock: ReturnType<typeof manualClock>;
  server: ReturnType<typeof pageServer>;
  /** Values that were sent, by field, and over which value. */
  sent: Written[];
  /** Those of them whose save was confirmed. */
  confirmed: Written[];
  /** What the network does with the next save. */
  network: "works" | "down" | "loses the answer";
}

/** One browser, with what it stores over its end. */
function editor(world: World, name: string) {
  const { clock, server } = world;
  let stored: Journal | null = null;
  let session: PageSession;
  let saver: Saver;
  let lost = 0;
  let typed = 0;
  let alive = 0;

  function open() {
    const page = server.page();
    const found = stored ? recover(stored, page) : null;
    lost += found?.dropped.length ?? 0;
    session = openSession({
      doc: found?.doc ?? fromWire(page),
      pending: found?.pending ?? [],
      history: emptyHistory,
      rules: openRules,
      nowMs: clock.nowMs,
    });
    let base = page;
    let sent = 0;
    const run = ++alive;
    const write = () => {
      if (run === alive) stored = { base, pending: session.pending(), sent, history: emptyHistory };
    };
    saver = startSaver(session, {
      ...clock,
      makeUid: () => "none",
      sending(count) {
        sent = count;
        write();
      },
      async send(body, rev) {
        if (run !== alive || world.network === "down") return { kind: "unreachable" };
        const pending = session.pending();
        const written = pending.flatMap((op) =>
          op.t === "set" ? [{ field: op.uid, from: String(op.from), to: String(op.to) }] : [],
        );
        world.sent.push(...written);
        const answer = server.save(body, rev);
        if (world.network === "loses the answer") return { kind: "unreachable" };
        if (answer.kind === "stored") world.confirmed.push(...written);
        if (answer.kind !== "unreachable" && answer.kind !== "refused") base = answer.page;
        sent = 0;
        return answer;
      },
    });
    session.listen(write);
    write();
  }

  open();
  return {
    type(at: number) {
      const field = fields[at % fields.length]!;
      const from = session.doc().blocks.get(field)!.props.text;
      const to = `${name}${++typed}`;
      session.change({ t: "set", uid: field, path: ["text"], from, to }, { label: "Typed" });
    },
    undo: () => session.undo(),
    close() {
      saver.stop();
      lost += saver.conflicts().length;
      open();
    },
    flush: () => saver.flush(),
    lost: () => lost + saver.conflicts().length,
    page: () => toWire(session.doc()),
  };
}

const acts = fc.record({
  who: fc.nat(3),
  act: fc.constantFrom("type", "type", "type", "wait", "wait", "undo", "close", "down", "loses", "works"),
  at: fc.nat(20),
});

test("any schedule of up to four people ends with one page, and nothing confirmed is lost unseen", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(acts, { maxLength: 40 }), async (people, schedule) => {
      const clock = manualClock();
      const world: World = { clock, server: pageServer(firstPage), sent: [], confirmed: [], network: "works" };
      const editors = Array.from({ length: people }, (_, at) => editor(world, "abcd"[at]!));
      for (const { who, act, at } of schedule) {
        const one = editors[who % people]!;
        if (act === "type") one.type(at);
        if (act === "undo") one.undo();
        if (act === "wait") await clock.pass(at * 200);
        if (act === "close") one.close();
        if (act === "down") world.network = "down";
        if (act === "loses") world.network = "loses the answer";
        if (act === "works") world.network = "works";
      }
      world.network = "works";
      for (const one of editors) expect(await flushed(one, clock)).toBe(true);
      for (const one of editors) one.close();
      // Whoever works alone is never told of a conflict, whatever the network does.
      if (people === 1) expect(editors[0]!.lost()).toBe(0);
      const pages = editors.map((one) => textsOf(one.page()));
      expect(new Set(pages).size).toBe(1);
      expect(pages[0]).toBe(textsOf(world.server.page()));
      // Each value that was confirmed is there still, or somebody who saw it wrote over it.
      const shown = fromWire(world.server.page());
      for (const { field, to } of world.confirmed) {
        const isThere = shown.blocks.get(field)?.props.text === to;
        expect(isThere || world.sent.some((later) => later.field === field && later.from === to)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

async function flushed(one: ReturnType<typeof editor>, clock: ReturnType<typeof manualClock>): Promise<boolean> {
  const done = one.flush();
  await clock.pass(60_000);
  return done;
}

const textsOf = (page: WirePage): string =>
  JSON.stringify(fields.map((field) => fromWire(page).blocks.get(field)?.props.text));
