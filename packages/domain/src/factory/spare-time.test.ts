import { expect, test } from "vitest";
import { deadlineOf, factoryDay, spareMinutes, spareWords, startOfFactoryDay } from "./spare-time.ts";

test.each([
  ["2026-11-20", "2026-11-20T17:30:00.000Z"],
  ["2026-07-01", "2026-07-01T16:30:00.000Z"],
])("the van of %s leaves at %s, summer time or not", (day, instant) => {
  expect(deadlineOf(day).toISOString()).toBe(instant);
});

test.each([
  ["2026-11-19", "2026-11-20T14:12:00Z", "20 h 42 min late"],
  ["2026-11-20", "2026-11-20T17:05:00Z", "25 min spare"],
  ["2026-11-20", "2026-11-20T17:38:00Z", "8 min late"],
  ["2026-11-24", "2026-11-20T17:30:00Z", "4 days spare"],
])("an order for %s has at %s %s", (day, now, words) => {
  expect(spareWords(spareMinutes(day, new Date(now)))).toBe(words);
});

test("a factory day begins at midnight by the factory's clock", () => {
  expect(factoryDay(new Date("2026-06-30T23:30:00Z"))).toBe("2026-07-01");
  expect(startOfFactoryDay("2026-07-01").toISOString()).toBe("2026-06-30T23:00:00.000Z");
});
