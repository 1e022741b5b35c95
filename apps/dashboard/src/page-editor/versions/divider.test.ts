import { expect, test } from "vitest";
import { dividedByKey, dividedByPointer } from "./divider.ts";

test.each([
  ["ArrowLeft", 50, 48],
  ["ArrowRight", 50, 52],
  ["ArrowDown", 1, 0],
  ["ArrowUp", 99, 100],
  ["PageDown", 50, 40],
  ["PageUp", 95, 100],
  ["Home", 70, 0],
  ["End", 70, 100],
  ["a", 50, null],
  ["constructor", 50, null],
])("%s brings the line from %i to %s", (key, from, to) => {
  expect(dividedByKey(from, key)).toBe(to);
});

test.each([
  [300, 50],
  [101, 0],
  [500, 100],
  [40, 0],
  [900, 100],
])("a pointer at %i px over a room from 100 px to 500 px brings it to %i %%", (x, at) => {
  expect(dividedByPointer(x, { left: 100, width: 400 })).toBe(at);
});

test("a room that is not laid out yet is divided in the middle", () => {
  expect(dividedByPointer(10, { left: 0, width: 0 })).toBe(50);
});
