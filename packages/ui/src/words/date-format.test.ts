import { expect, test } from "vitest";
import { ageWords, clockTime, fullDate, shortStamp, shortStamp24, spokenDate } from "./date-format.ts";

const timeZone = "Europe/London";
const now = new Date("2026-11-20T14:32:00Z");

test.each([
  ["2026-11-20T12:31:00Z", "Today 12:31"],
  ["2026-11-20T00:00:00Z", "Today 00:00"],
  ["2026-11-19T16:44:00Z", "Yesterday 16:44"],
  ["2026-11-19T23:59:00Z", "Yesterday 23:59"],
  ["2026-11-18T12:03:00Z", "Wed 12:03"],
  ["2026-11-14T09:00:00Z", "Sat 09:00"],
  ["2026-11-13T09:00:00Z", "Fri 13 Nov"],
  ["2025-09-03T09:00:00Z", "Wed 3 Sep 2025"],
  ["2026-11-21T09:00:00Z", "Tomorrow 09:00"],
  ["2026-11-24T17:30:00Z", "Tue 17:30"],
])("%s is written as “%s”", (at, words) => {
  expect(spokenDate(new Date(at), now, { timeZone })).toBe(words);
});

test.each([
  ["2026-11-20T12:31:00Z", "Today"],
  ["2026-11-24T17:30:00Z", "Tue 24 Nov"],
  ["2026-12-24T17:30:00Z", "Thu 24 Dec"],
])("without its time %s is “%s”", (at, words) => {
  expect(spokenDate(new Date(at), now, { timeZone, withTime: false })).toBe(words);
});

test("the day is that of the zone: 23:30 in London in summer is the next day", () => {
  const summer = new Date("2026-07-01T22:45:00Z");
  expect(spokenDate(new Date("2026-07-01T23:10:00Z"), summer, { timeZone })).toBe("Tomorrow 00:10");
});

test.each([
  ["2026-11-18T12:03:00Z", "18/11/26 12:03 pm"],
  ["2026-11-18T00:05:00Z", "18/11/26 12:05 am"],
  ["2026-11-18T13:31:00Z", "18/11/26 01:31 pm"],
  ["2026-11-18T09:00:00Z", "18/11/26 09:00 am"],
])("P3.30: the stamp of %s is %s (platform-core §3, §9)", (at, stamp) => {
  expect(shortStamp(new Date(at), timeZone)).toBe(stamp);
});

test("the stamp on 24 hours, the clock and the whole date", () => {
  const at = new Date("2026-11-20T14:32:00Z");
  expect(shortStamp24(at, timeZone)).toBe("20/11/26 14:32");
  expect(clockTime(at, timeZone)).toBe("14:32");
  expect(fullDate(at, timeZone)).toBe("Friday 20 November 2026, 14:32");
});

test.each([
  [30, "just now"],
  [60, "1 min ago"],
  [38 * 60, "38 min ago"],
  [2 * 3600, "2 h ago"],
  [25 * 3600, "1 day ago"],
  [73 * 3600, "3 days ago"],
])("%i seconds are “%s”", (seconds, words) => {
  expect(ageWords(new Date(now.getTime() - seconds * 1000), now)).toBe(words);
});
