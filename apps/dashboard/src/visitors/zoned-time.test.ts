import { expect, test } from "vitest";
import { instantOf, wallTime } from "./zoned-time.ts";

test.each([
  ["2026-05-01T09:00:00.000Z", "Europe/London", "2026-05-01T10:00"],
  ["2026-12-01T10:00:00.000Z", "Europe/London", "2026-12-01T10:00"],
  ["2026-05-01T22:30:00.000Z", "Asia/Kolkata", "2026-05-02T04:00"],
  ["2026-01-01T05:00:00.000Z", "America/New_York", "2026-01-01T00:00"],
])("%s is in %s the wall time %s, and back", (at, zone, wall) => {
  expect(wallTime(at, zone)).toBe(wall);
  expect(instantOf(wall, zone)).toBe(at);
});

test.each([
  // At one in the morning the clocks go on to two.
  ["2026-03-29T01:30", "2026-03-29T01:30:00.000Z"],
  // At two in the morning they go back to one.
  ["2026-10-25T01:30", "2026-10-25T00:30:00.000Z"],
])("on a night when London's clocks change, %s is %s", (wall, at) => {
  expect(instantOf(wall, "Europe/London")).toBe(at);
});

test.each(["", "soon", "2026-13-40T10:00"])("%j is no time", (text) => {
  expect(instantOf(text, "Europe/London")).toBeNull();
});

test.each(["0002-12-05T18:00", "0020-12-05T18:00", "0202-12-05T18:00"])(
  "%s, of a year that is being typed, is a time, too",
  (wall) => {
    for (const zone of ["Europe/London", "Asia/Kolkata"]) expect(wallTime(instantOf(wall, zone)!, zone)).toBe(wall);
  },
);
