import { expect, test } from "vitest";
import { cellTime } from "./cell-time.ts";

const now = new Date("2026-11-22T00:55:00Z");

test.each([
  ["the time alone today", "2026-11-22T00:30:00Z", "00:30"],
  ["the weekday of yesterday, in the width of a cell", "2026-11-21T22:38:00Z", "Sat 22:38"],
  ["the weekday within six days", "2026-11-17T09:12:00Z", "Tue 09:12"],
  ["the day alone before that", "2026-11-15T22:38:00Z", "15 Nov"],
])("%s", (_, at, words) => {
  expect(cellTime(new Date(at), now, "Europe/London")).toBe(words);
});
