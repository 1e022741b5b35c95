import { expect, test } from "vitest";
import { carrierLostDays, dueDay } from "./lost-parcels.ts";

test.each([
  ["uk-48", 10],
  ["uk-24", 10],
  ["eu-standard", 20],
  ["world-standard", 25],
  ["uk-48+paper-uk-48", 10],
  ["pigeon", 25],
])("a parcel by %s counts as lost after %i days (print-on-demand §3, carrier age rule)", (method, days) => {
  expect(carrierLostDays(method)).toBe(days);
});

test.each([
  ["uk-48", "2026-11-23", "2026-11-26"],
  ["uk-24", "2026-11-23", "2026-11-24"],
  ["uk-24", "2026-11-27", "2026-11-30"],
  ["uk-24+paper-uk-48", "2026-11-23", "2026-11-26"],
  ["pigeon", "2026-11-23", "2026-11-23"],
])("by %s what is posted on %s is due on %s", (method, posted, due) => {
  expect(dueDay(method, posted)).toBe(due);
});
