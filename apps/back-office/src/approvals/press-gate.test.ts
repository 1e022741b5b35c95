import { expect, test } from "vitest";
import { pressGate } from "./press-gate.ts";

test.each([
  ["one press", [0], [true]],
  ["two apart", [0, 350], [true, true]],
  ["a double click", [0, 120], [true, false]],
  ["a drumming finger", [0, 200, 400, 600, 800], [true, false, false, false, false]],
  ["a pause after drumming", [0, 200, 400, 750], [true, false, false, true]],
])("%s is taken as often as it is meant", (_, presses, taken) => {
  const gate = pressGate(350);
  expect(presses.map((atMs) => gate.isNew(atMs))).toEqual(taken);
});

test("an opened gate takes the next press at once", () => {
  const gate = pressGate(350);
  gate.isNew(0);
  gate.open();
  expect(gate.isNew(10)).toBe(true);
});
