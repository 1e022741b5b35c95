import { describe, expect, test } from "vitest";
import { clocksWith, zoneOffsetMs } from "./clocks.ts";

describe("how far a clock is before UTC", () => {
  test.each([
    ["in winter", "2026-01-15T12:00:00Z", "Europe/London", 0],
    ["in summer", "2026-07-15T12:00:00Z", "Europe/London", 60],
    ["a minute before the clocks go forward", "2026-03-29T00:59:00Z", "Europe/London", 0],
    ["as they go forward", "2026-03-29T01:00:00Z", "Europe/London", 60],
    ["west of Greenwich", "2026-01-15T12:00:00Z", "America/New_York", -300],
    ["by three quarters of an hour", "2026-01-15T12:00:00Z", "Asia/Kathmandu", 345],
    ["across midnight", "2026-01-15T23:30:00Z", "Asia/Tokyo", 540],
  ])("%s", (_, instant, zone, minutes) => {
    expect(zoneOffsetMs(Date.parse(instant), zone)).toBe(minutes * 60_000);
  });
});

test("a zone's clock is made once, and one that does not exist is refused each time", () => {
  const clockOf = clocksWith({ hour: "2-digit" });
  expect(clockOf("Europe/Paris")).toBe(clockOf("Europe/Paris"));
  expect(clockOf("Europe/Paris")).not.toBe(clockOf("Europe/London"));
  for (const _ of [1, 2]) expect(() => clockOf("Mars/Olympus")).toThrow(RangeError);
});
