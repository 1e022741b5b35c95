import fc from "fast-check";
import { expect, test } from "vitest";
import { historyLimit, push, redo, startHistory, undo } from "./history.ts";

test("undo and redo walk the same way back and forth", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.nat(80), (states, back) => {
      const done = states.reduce(
        (history, state, index) => push(history, { state }, index * 5000),
        startHistory({ state: 0 }),
      );
      let walked = done;
      for (let step = 0; step < back; step++) walked = undo(walked);
      for (let step = 0; step < back; step++) walked = redo(walked);
      expect(walked.present).toEqual(done.present);
      expect(walked.past).toEqual(done.past);
    }),
  );
});

test("200 steps are stored and the 201st drops the oldest", () => {
  let history = startHistory(0);
  for (let step = 1; step <= historyLimit + 1; step++) history = push(history, step, step * 5000);
  for (let step = 0; step < historyLimit + 5; step++) history = undo(history);
  expect(history.present).toBe(1);
});

test("a held arrow key is one step, and a pause begins another", () => {
  let history = startHistory("a");
  history = push(history, "b", 0, "nudge");
  history = push(history, "c", 400, "nudge");
  history = push(history, "d", 2000, "nudge");
  expect(undo(history).present).toBe("c");
  expect(undo(undo(history)).present).toBe("a");
});

test("a new step after undo forgets what was undone", () => {
  const history = push(undo(push(startHistory(1), 2, 0)), 3, 10);
  expect(redo(history)).toBe(history);
  expect(undo(startHistory(1)).present).toBe(1);
});
