import { expect, test } from "vitest";
import { dayName, dayRange, fullDay, fullTime, stepTime } from "./day-words.ts";

test("days are named in full", () => {
  expect(dayName("2026-11-25")).toBe("Wednesday 25 November");
});

test.each([
  ["2026-11-25", "2026-11-25", "Wednesday 25 November"],
  ["2026-11-26", "2026-11-27", "Thursday 26 or Friday 27 November"],
  ["2026-11-27", "2026-11-30", "Friday 27 to Monday 30 November"],
  ["2026-11-30", "2026-12-01", "Monday 30 November or Tuesday 1 December"],
])("from %s to %s is %s", (from, to, words) => {
  expect(dayRange(from, to)).toBe(words);
});

test.each([
  ["2026-11-23T10:42:00Z", "Europe/London", "Mon 10:42", "Monday 23 November, 10:42"],
  ["2026-07-01T23:30:00Z", "Europe/London", "Thu 00:30", "Thursday 2 July, 00:30"],
])("%s on the clock of %s", (instant, zone, short, full) => {
  expect([stepTime(instant, zone), fullTime(instant, zone)]).toEqual([short, full]);
});

test.each([
  ["2026-11-23T10:42:00Z", "Europe/London", "23 November 2026"],
  ["2026-12-31T23:30:00Z", "Europe/Berlin", "1 January 2027"],
])("a paper of %s says on the clock of %s that it is of %s", (instant, zone, day) => {
  expect(fullDay(instant, zone)).toBe(day);
});
