import { expect, test } from "vitest";
import { quoteDates } from "./quote-dates.ts";

/** In the morning, so that making begins on the same day. */
const at = (day: string) => new Date(`${day}T09:00:00Z`);

test.each([
  ["a Tuesday", "2026-11-24", "2026-12-10", "2026-12-15"],
  ["a Saturday, so that it comes on the Monday", "2026-11-21", "2026-12-09", "2026-12-14"],
  ["a Sunday, so that it comes on the Monday", "2026-11-29", "2026-12-16", "2026-12-21"],
  ["Christmas Day, a Friday, so that it comes after the bank holiday", "2026-12-04", "2026-12-22", "2026-12-29"],
])("three weeks later is %s; it leaves three working days before", (_, today, shipBy, arrivesBy) => {
  expect(quoteDates({ now: at(today), wantedBy: null, transitDays: 3 })).toEqual({ shipBy, arrivesBy });
});

test.each([
  ["the day for which it is needed is kept", "2026-12-11", 3, { shipBy: "2026-12-08", arrivesBy: "2026-12-11" }],
  ["needed on a Sunday it arrives before it", "2026-12-13", 3, { shipBy: "2026-12-08", arrivesBy: "2026-12-13" }],
  ["the last day that can be kept", "2026-11-29", 1, { shipBy: "2026-11-26", arrivesBy: "2026-11-29" }],
  [
    "sooner than it can be made, it comes as soon as it can",
    "2026-11-26",
    3,
    { shipBy: "2026-11-26", arrivesBy: "2026-12-01" },
  ],
  ["a day that has passed counts as none", "2026-11-20", 3, { shipBy: "2026-12-10", arrivesBy: "2026-12-15" }],
  ["a service that takes no day", "2026-12-11", 0, { shipBy: "2026-12-11", arrivesBy: "2026-12-11" }],
] as const)("%s", (_, wantedBy, transitDays, dates) => {
  expect(quoteDates({ now: at("2026-11-24"), wantedBy, transitDays })).toEqual(dates);
});
