import type { WirePage } from "@selvedge/pages/wire/wire";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSession, type PageSession } from "../session/page-session.ts";
import { openRules, retext, smallDoc, smallPage } from "../testing/fixtures.ts";
import { manualClock, settle } from "../testing/manual-clock.ts";
import { pageServer } from "../testing/page-server.ts";
import type { SendAnswer } from "./save-state.ts";
import { startSaver } from "./saver.ts";

type Send = (page: WirePage, rev: string | null) => SendAnswer<WirePage> | Promise<SendAnswer<WirePage>>;

let clock: ReturnType<typeof manualClock>;
let server: ReturnType<typeof pageServer>;
let session: PageSession;
const send = vi.fn<Send>();
const sending = vi.fn();

const start = () =>
  startSaver(session, {
    ...clock,
    send: async (page, rev) => send(page, rev),
    sending,
    makeUid: () => "fresh",
  });
const type = (from: string, to: string) => session.change(retext(from, to), { label: "Typed" });
const storedText = () => JSON.stringify(server.page()).match(/"text":"(\w+)"/)?.[1];

beforeEach(() => {
  clock = manualClock();
  server = pageServer(smallPage);
  session = openSession({ doc: smallDoc(), rules: openRules, nowMs: clock.nowMs });
  send.mockReset().mockImplementation(server.save);
  sending.mockReset();
});

test("a change is saved 1.5 s after the last one, once, and is said to be under way for 500 ms more", async () => {
  const saver = start();
  type("Buy", "B");
  await clock.pass(1_000);
  type("B", "Book");
  expect(saver.state().kind).toBe("unsaved");
  await clock.pass(1_499);
  expect(send).not.toHaveBeenCalled();
  await clock.pass(1);
  expect([send.mock.calls.length, storedText(), saver.state().kind]).toEqual([1, "Book", "saving"]);
  expect(sending).toHaveBeenCalledWith(2);
  await clock.pass(500);
  expect(saver.state()).toEqual({ kind: "saved", atMs: 2_500 });
});

test("somebody who types on and on is saved every ten seconds", async () => {
  start();
  for (let at = 0; at < 12; at += 1) {
    type(at === 0 ? "Buy" : `Text${at}`, `Text${at + 1}`);
    await clock.pass(1_000);
  }
  expect(send).toHaveBeenCalledTimes(1);
});

test("what is typed while a save is under way is saved after it, by a request of its own", async () => {
  const saver = start();
  let answer = (_: SendAnswer<WirePage>) => {};
  send.mockImplementationOnce((page, rev) => {
    const stored = server.save(page, rev);
    return new Promise((done) => {
      answer = () => done(stored);
    });
  });
  type("Buy", "Book");
  await clock.pass(1_500);
  type("Book", "Booking");
  await clock.pass(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  answer(undefined as never);
  await settle();
  expect([send.mock.calls.length, storedText(), session.pending()]).toEqual([2, "Booking", []]);
  await clock.pass(500);
  expect(saver.state().kind).toBe("saved");
});

test("undo goes on after a save: a block that was inserted and stored is taken back", async () => {
  start();
  const recs = [
    { uid: "new", id: null, type: "textBlock", v: 1, size: 12, parent: null, pos: "c", props: {}, flags: [], rest: {} },
  ];
  session.change({ t: "insert", recs }, { label: "Inserted" });
  await clock.pass(1_500);
  expect(session.doc().blocks.get("new")?.id).toEqual(expect.any(Number));
  expect(session.undo().kind).toBe("done");
  expect(session.doc().blocks.has("new")).toBe(false);
});

test("somebody else's changes are taken in, and what changed the same is left to its author", async () => {
  const saver = start();
  const theirs = server.page();
  server.save({ ...theirs, properties: { title: "Theirs" } }, "1");
  session.change({ t: "page", path: ["properties", "title"], from: "About", to: "Mine" }, { label: "Typed" });
  type("Buy", "Book");
  await clock.pass(1_500);
  expect([server.page().properties, storedText()]).toEqual([{ title: "Theirs" }, "Book"]);
  expect(saver.conflicts()).toMatchObject([{ code: "stale", op: { t: "page", to: "Mine" } }]);
  saver.decide(saver.conflicts()[0]!);
  expect(saver.conflicts()).toEqual([]);
});

describe("without the server", () => {
  test("it says so, tries again after longer and longer pauses, and saves once it is back", async () => {
    const saver = start();
    send.mockImplementation(() => ({ kind: "unreachable" }));
    type("Buy", "Book");
    await clock.pass(1_500);
    expect(saver.state().kind).toBe("offline");
    type("Book", "Booking");
    expect(saver.state().kind).toBe("offline");
    await clock.pass(2_000 + 4_000 + 8_000);
    expect(send).toHaveBeenCalledTimes(4);
    send.mockImplementation(server.save);
    await clock.pass(15_500);
    expect([storedText(), saver.state().kind]).toEqual(["Booking", "saved"]);
  });

  test("publishing waits, and hears that it cannot go on", async () => {
    const saver = start();
    send.mockImplementation(() => ({ kind: "unreachable" }));
    type("Buy", "Book");
    expect(await saver.flush()).toBe(false);
    send.mockImplementation(server.save);
    expect([await saver.flush(), storedText(), await saver.flush()]).toEqual([true, "Book", true]);
  });
});

test("a page that the server refuses is said, stays, and is sent again with the next change", async () => {
  const saver = start();
  send.mockImplementationOnce(() => ({ kind: "refused", message: "The page is too large." }));
  type("Buy", "Book");
  await clock.pass(1_500);
  expect(saver.state()).toEqual({ kind: "failed", message: "The page is too large.", sinceMs: null });
  await clock.pass(60_000);
  expect([send.mock.calls.length, session.pending().length]).toEqual([1, 1]);
  type("Book", "Booking");
  await clock.pass(2_000);
  expect([storedText(), saver.state().kind]).toEqual(["Booking", "saved"]);
});

test("a page that others save all the time is not sent for ever", async () => {
  const saver = start();
  let rev = 1;
  send.mockImplementation(() => ({ kind: "stale", page: { ...smallPage, rev: `other-${rev++}` } as WirePage }));
  type("Buy", "Book");
  await clock.pass(1_500);
  expect([send.mock.calls.length, saver.state().kind]).toEqual([5, "failed"]);
});

test("a saver that is stopped saves nothing more", async () => {
  start().stop();
  type("Buy", "Book");
  await clock.pass(60_000);
  expect(send).not.toHaveBeenCalled();
});
