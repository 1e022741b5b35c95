import type { Op } from "@selvedge/pages/ops/op";
import { describe, expect, test } from "vitest";
import { closeStep, emptyHistory, historyLimit, record, stepBack, stepForward } from "./history.ts";
import type { Step } from "./step.ts";

const setTo = (from: string, to: string, path = "title"): Op => ({ t: "set", uid: "a", path: [path], from, to });
const step = (op: Op, atMs: number): Step => ({ label: "Typed", op, inverse: op, atMs, selection: ["a"] });
const recorded = (...steps: Step[]) => steps.reduce(record, emptyHistory);

describe("two changes in a row", () => {
  test("of one setting within a second are one step, from the first value to the last", () => {
    const { past } = recorded(step(setTo("", "H"), 0), step(setTo("H", "He"), 300), step(setTo("He", "Hey"), 900));
    expect(past).toHaveLength(1);
    expect(past[0]).toMatchObject({ op: setTo("", "Hey"), inverse: setTo("Hey", ""), atMs: 900 });
  });

  test.each([
    ["a second apart", step(setTo("", "H"), 0), step(setTo("H", "He"), 1_000)],
    ["of two settings", step(setTo("", "H"), 0), step(setTo("", "B", "body"), 10)],
    ["of two kinds", step(setTo("", "H"), 0), step({ t: "resize", uid: "a", from: 3, to: 4 }, 10)],
    ["of which one is a paste", step(setTo("", "H"), 0), step({ t: "group", ops: [] }, 10)],
  ])("%s are two steps", (_, one, other) => {
    expect(recorded(one, other).past).toEqual([one, other]);
  });

  test("are two steps once the field was left", () => {
    const left = closeStep(record(emptyHistory, step(setTo("", "H"), 0)));
    expect(record(left, step(setTo("H", "He"), 10)).past).toHaveLength(2);
  });

  test("that lead back to where they began are none", () => {
    const { past, isOpen } = recorded(step(setTo("", "H"), 0), step(setTo("H", ""), 10));
    expect([past, isOpen]).toEqual([[], false]);
  });
});

test(`the newest ${historyLimit} steps are remembered`, () => {
  const moves = Array.from({ length: historyLimit + 3 }, (_, at) =>
    step({ t: "resize", uid: `b${at}`, from: 3, to: 4 }, at),
  );
  expect(recorded(...moves).past).toEqual(moves.slice(3));
});

test("a step goes back and forward, and a new one forgets what was taken back", () => {
  const one = step(setTo("", "H"), 0);
  const back = stepBack(recorded(one));
  expect(back).toMatchObject({ step: one, history: { past: [], future: [one] } });
  expect(stepForward(back!.history)).toMatchObject({ step: one, history: { past: [one], future: [] } });
  expect(record(back!.history, step(setTo("", "X"), 5)).future).toEqual([]);
  expect([stepBack(emptyHistory), stepForward(emptyHistory)]).toEqual([null, null]);
});
