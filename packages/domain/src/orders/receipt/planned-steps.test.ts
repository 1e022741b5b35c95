import { expect, test } from "vitest";
import { plannedSteps } from "./planned-steps.ts";

test.each<[string, string | null, string, string[] | null]>([
  [
    "an order that leaves on Thursday",
    "2026-11-26",
    "2026-11-24",
    ["2026-11-25", "2026-11-25", "2026-11-26", "2026-11-26"],
  ],
  [
    "one that leaves on Monday is printed on Friday",
    "2026-11-30",
    "2026-11-25",
    ["2026-11-27", "2026-11-27", "2026-11-30", "2026-11-30"],
  ],
  ["one that leaves today", "2026-11-24", "2026-11-24", ["2026-11-24", "2026-11-24", "2026-11-24", "2026-11-24"]],
  [
    "after Christmas it is printed before",
    "2026-12-29",
    "2026-12-22",
    ["2026-12-24", "2026-12-24", "2026-12-29", "2026-12-29"],
  ],
  ["a late one has no plan", "2026-11-23", "2026-11-24", null],
  ["one that is not paid has none", null, "2026-11-24", null],
])("%s", (_, shipBy, today, days) => {
  const planned = plannedSteps(shipBy, today);
  expect(planned && [planned.printed, planned.checked, planned.packed, planned.posted]).toEqual(days);
});
