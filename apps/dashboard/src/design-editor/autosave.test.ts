import { beforeEach, expect, test, vi } from "vitest";
import { at, exampleBrowser, exampleServer } from "./autosave.examples.ts";

let world: ReturnType<typeof exampleServer>;
let browser: ReturnType<typeof exampleBrowser>;

beforeEach(() => {
  // Saves are asked for by `flush`: no test waits for a timer.
  vi.useFakeTimers();
  world = exampleServer();
  browser = exampleBrowser(world);
  return () => void vi.useRealTimers();
});

test("what is changed is a draft until the server has it", async () => {
  const editor = browser.open();
  editor.change(at(10));
  expect(browser.drafts.read()).toMatchObject({ version: 1, ...at(10), sent: [] });
  expect(await editor.flush()).toMatchObject({ kind: "saved" });
  expect(world.stored()).toMatchObject({ version: 2, ...at(10) });
  expect(browser.drafts.read()).toBeNull();
});

test("without a change there is nothing to save", async () => {
  expect(await browser.open().flush()).toMatchObject({ kind: "saved" });
  expect(world.stored().version).toBe(1);
});

test("it saves by itself a while after the last change, and tries again while that fails", async () => {
  const editor = browser.open();
  world.line.saves = "is down";
  editor.change(at(10));
  await vi.advanceTimersByTimeAsync(3000);
  expect(editor.states.at(-1)).toBe("failed");
  world.line.saves = "works";
  await vi.advanceTimersByTimeAsync(8000);
  expect(editor.states.at(-1)).toBe("saved");
  expect(world.stored()).toMatchObject(at(10));
});

test("work that is done during a save is saved with it", async () => {
  const editor = browser.open();
  editor.change(at(10));
  const saving = editor.flush();
  editor.change(at(20));
  expect(await saving).toMatchObject({ kind: "saved" });
  expect(world.stored()).toMatchObject({ version: 3, ...at(20) });
});

test.each([
  ["the same work", 10],
  ["newer work", 20],
])("after a save whose answer was lost, %s is saved", async (_, y) => {
  const editor = browser.open();
  world.line.saves = "loses answers";
  editor.change(at(10));
  expect(await editor.flush()).toMatchObject({ kind: "failed" });
  world.line.saves = "works";
  editor.change(at(y));
  expect(await editor.flush()).toMatchObject({ kind: "saved" });
  expect(world.stored()).toMatchObject({ version: 3, ...at(y) });
});

test("a lost answer is no conflict after a reload, newer work and another reload", async () => {
  const first = browser.open();
  world.line.saves = "loses answers";
  first.change(at(10));
  await first.flush();
  const second = browser.open();
  second.change(at(20));
  await second.flush();
  const third = browser.open();
  third.change(at(30));
  world.line.saves = "works";
  expect(await third.flush()).toMatchObject({ kind: "saved" });
  expect(world.stored()).toMatchObject({ version: 3, ...at(30) });
});

test("many saves that never arrived do not hide the first one, which did", async () => {
  const editor = browser.open();
  world.line.saves = "loses answers";
  editor.change(at(10));
  await editor.flush();
  world.line.saves = "is down";
  for (let y = 11; y < 100; y++) {
    editor.change(at(y));
    await editor.flush();
  }
  world.line.saves = "works";
  expect(await editor.flush()).toMatchObject({ kind: "saved" });
  expect(world.stored()).toMatchObject({ version: 3, ...at(99) });
});

test.each([
  ["another design", at(50)],
  ["the same design under another name", at(10, "Sun")],
])("a colleague's save of %s is a conflict, and nothing is written over it", async (_, theirs) => {
  const editor = browser.open();
  world.line.saves = "is down";
  editor.change(at(10));
  await editor.flush();
  world.colleagueSaves(theirs);
  world.line.saves = "works";
  editor.change(at(20));
  expect(await editor.flush()).toEqual({ kind: "conflict" });
  expect(world.stored()).toMatchObject({ version: 2, ...theirs });
  expect(browser.drafts.read()).toMatchObject(at(20));
});

test("a colleague's save on top of an own one whose answer was lost is a conflict, even where it undoes theirs", async () => {
  const editor = browser.open();
  world.line.saves = "loses answers";
  editor.change(at(10));
  await editor.flush();
  world.colleagueSaves(at(50));
  world.colleagueSaves(at(10));
  world.line.saves = "works";
  expect(await editor.flush()).toEqual({ kind: "conflict" });
});

test("a connection that is lost while the newer version is read is no conflict", async () => {
  const editor = browser.open();
  world.line.saves = "loses answers";
  editor.change(at(10));
  await editor.flush();
  Object.assign(world.line, { saves: "works", reads: "is down" });
  expect(await editor.flush()).toMatchObject({ kind: "failed", text: expect.stringContaining("connection") });
  world.line.reads = "works";
  expect(await editor.flush()).toMatchObject({ kind: "saved" });
});

test("in a conflict it saves over the other version only when it is asked to", async () => {
  const editor = browser.open();
  world.colleagueSaves(at(50));
  editor.change(at(10));
  await editor.flush();
  expect(await editor.flush()).toEqual({ kind: "conflict" });
  world.line.reads = "is down";
  expect(await editor.saveOver()).toBe(false);
  expect(await editor.flush()).toEqual({ kind: "conflict" });
  world.line.reads = "works";
  expect(await editor.saveOver()).toBe(true);
  expect(world.stored()).toMatchObject({ version: 3, ...at(10) });
  expect(editor.states.at(-1)).toBe("saved");
});

test("in a conflict the work can be given up", async () => {
  const editor = browser.open();
  world.colleagueSaves(at(50));
  editor.change(at(10));
  await editor.flush();
  editor.discard();
  expect(await editor.flush()).toMatchObject({ kind: "saved" });
  expect(browser.drafts.read()).toBeNull();
  expect(world.stored()).toMatchObject({ version: 2, ...at(50) });
});
