import { describe, expect, test, vi } from "vitest";
import { openRules, retext, smallDoc } from "../testing/fixtures.ts";
import { thePage } from "./changed-uids.ts";
import { openSession } from "./page-session.ts";

const open = (atMs = { now: 0 }) => openSession({ doc: smallDoc(), rules: openRules, nowMs: () => atMs.now });
const textOf = (session: ReturnType<typeof open>) => session.doc().blocks.get("button")?.props.text;
const resize = (from: number, to: number) => ({ t: "resize", uid: "button", from, to }) as const;

test("a change is made, waits to be saved, and is taken back and made again", () => {
  const session = open();
  expect(session.change(retext("Buy", "Order"), { label: "Typed", selection: ["button"] })).toEqual({ ok: true });
  expect([textOf(session), session.pending()]).toEqual(["Order", [retext("Buy", "Order")]]);
  expect(session.undo()).toMatchObject({ kind: "done", step: { label: "Typed", selection: ["button"] } });
  expect(textOf(session)).toBe("Buy");
  expect(session.redo().kind).toBe("done");
  expect([textOf(session), session.pending().length]).toEqual(["Order", 3]);
  expect(session.redo()).toEqual({ kind: "none" });
});

test.each([
  ["a colour", ["#1", "#12", "#123"], { text: "#123" }],
  ["a colour that is cleared again", ["#1", undefined], {}],
])("%s that is typed letter by letter is taken back with the group that it began, and made again", (_, typed, made) => {
  const session = open();
  const colours = () => session.doc().blocks.get("button")?.props.colours;
  typed.forEach((to, at) => {
    const op = { t: "set", uid: "button", path: ["colours", "text"], from: typed[at - 1], to } as const;
    expect(session.change(op, { label: "Typed" })).toEqual({ ok: true });
  });
  expect([session.history().past.length, colours()]).toEqual([1, made]);
  session.undo();
  expect(session.doc().blocks.get("button")?.props).not.toHaveProperty("colours");
  session.redo();
  expect(colours()).toEqual(made);
});

test("a change that is refused alters nothing and says why", () => {
  const session = open();
  expect(session.change(retext("Bye", "Order"), { label: "Typed" })).toMatchObject({ ok: false, code: "stale" });
  expect([textOf(session), session.pending(), session.history().past]).toEqual(["Buy", [], []]);
});

test("a person without the right to it changes nothing", () => {
  const session = openSession({ doc: smallDoc(), rules: { ...openRules, may: new Set(["text"]) }, nowMs: () => 0 });
  expect(session.change(resize(4, 6), { label: "Resized" })).toMatchObject({ ok: false, code: "not_permitted" });
});

test("a step that somebody else overtook is left out, and the one before it is taken back next", () => {
  const clock = { now: 0 };
  const session = open(clock);
  session.change(resize(4, 6), { label: "Resized" });
  clock.now = 5_000;
  session.change(retext("Buy", "Order"), { label: "Typed" });
  const theirs = openSession({ doc: session.doc(), rules: openRules, nowMs: () => 0 });
  theirs.change(retext("Order", "Theirs"), { label: "Typed" });
  session.takeStored(theirs.doc(), 2);
  expect(session.undo()).toMatchObject({ kind: "skipped", step: { label: "Typed" } });
  expect(textOf(session)).toBe("Theirs");
  expect(session.undo()).toMatchObject({ kind: "done", step: { label: "Resized" } });
  expect(session.doc().blocks.get("button")?.size).toBe(4);
});

test("the page as it was at any step is there to be looked at, and nothing is changed by that", () => {
  const clock = { now: 0 };
  const session = open(clock);
  for (let size = 4; size < 8; size += 1) {
    clock.now += 5_000;
    session.change(resize(size, size + 1), { label: "Resized" });
  }
  session.goTo(2);
  const before = [session.doc(), session.history(), session.pending()];
  const sizeAt = (steps: number) => session.docAt(steps).blocks.get("button")?.size;
  expect([0, 1, 2, 3, 4, 99].map(sizeAt)).toEqual([4, 5, 6, 7, 8, 8]);
  expect([session.doc(), session.history(), session.pending()]).toEqual(before);
});

test("a jump goes to any step and back", () => {
  const clock = { now: 0 };
  const session = open(clock);
  for (let size = 4; size < 10; size += 1) {
    clock.now += 5_000;
    session.change(resize(size, size + 1), { label: "Resized" });
  }
  const sizeAt = (steps: number) => {
    session.goTo(steps);
    return session.doc().blocks.get("button")?.size;
  };
  expect([sizeAt(0), sizeAt(6), sizeAt(2), sizeAt(99)]).toEqual([4, 10, 6, 10]);
});

describe("what changed is told", () => {
  const heard = (session: ReturnType<typeof open>) => {
    const calls = Object.fromEntries(["text", "row", "button", thePage].map((uid) => [uid, vi.fn()]));
    for (const [uid, listener] of Object.entries(calls)) session.listenTo(uid, listener);
    return () => Object.keys(calls).filter((uid) => calls[uid]!.mock.calls.length > 0);
  };

  test("to the block alone, when one of its settings did", () => {
    const session = open();
    const those = heard(session);
    session.change(retext("Buy", "Order"), { label: "Typed" });
    expect(those()).toEqual(["button"]);
  });

  test("to both parents, when a block moved", () => {
    const session = open();
    const those = heard(session);
    const [from, to] = [
      { parent: "row", pos: "a" },
      { parent: null, pos: "c" },
    ];
    session.change({ t: "move", uid: "button", from, to }, { label: "Moved" });
    expect(those()).toEqual(["row", "button", thePage]);
  });

  test("to nobody who stopped listening", () => {
    const session = open();
    const listener = vi.fn();
    session.listenTo("button", listener)();
    session.listen(listener)();
    session.change(retext("Buy", "Order"), { label: "Typed" });
    expect(listener).not.toHaveBeenCalled();
  });
});

test("what a colleague saved is taken in under what is unsent, and what no longer fits is given back", () => {
  const session = open();
  session.change(retext("Buy", "Mine"), { label: "Typed" });
  session.change(resize(4, 6), { label: "Resized" });
  const theirs = openSession({ doc: smallDoc(), rules: openRules, nowMs: () => 0 });
  theirs.change(retext("Buy", "Theirs"), { label: "Typed" });
  const drop = vi.fn();
  session.takeStored(theirs.doc(), 0, drop);
  expect(drop.mock.lastCall).toMatchObject([[{ op: retext("Buy", "Mine"), code: "stale" }], session.doc()]);
  expect([textOf(session), session.doc().blocks.get("button")?.size, session.pending()]).toEqual([
    "Theirs",
    6,
    [resize(4, 6)],
  ]);
});
