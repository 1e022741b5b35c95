import { expect, test } from "vitest";
import { dayIn, daysUpTo } from "./days.ts";

test("the day is the shop's own", () => {
  const at = new Date("2026-07-01T23:30:00Z");
  expect([dayIn(at, "Europe/London"), dayIn(at, "America/New_York")]).toEqual(["2026-07-02", "2026-07-01"]);
});

test("days run over months, oldest first", () => {
  expect(daysUpTo("2026-03-02", 4)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
});
