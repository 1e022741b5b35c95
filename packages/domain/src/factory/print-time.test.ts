import { expect, test } from "vitest";
import { leftWords, secondsLeft } from "./print-time.ts";

const requestedAt = new Date("2026-11-22T14:08:00.000Z");
const after = (ms: number) => new Date(requestedAt.getTime() + ms);

test.each([
  [0, 75],
  [500, 75],
  [34_100, 41],
  [74_999, 1],
  [75_000, 0],
  [3_600_000, 0],
  // A clock that was put back.
  [-5_000, 80],
])("%i ms after the file was requested, %i seconds are left of 75", (ms, left) => {
  expect(secondsLeft(requestedAt, 75, after(ms))).toBe(left);
});

test.each([
  [1, "about 5 s left"],
  [38, "about 40 s left"],
  [90, "about 90 s left"],
  [91, "about 2 min left"],
])("%i seconds read %s", (seconds, words) => {
  expect(leftWords(seconds)).toBe(words);
});
