import { expect, test } from "vitest";
import { reminderOf } from "./invoice-reminders.ts";

test.each([
  ["2026-12-01", null],
  ["2026-12-02", "due_soon"],
  ["2026-12-05", "due_soon"],
  ["2026-12-06", "overdue"],
  ["2026-12-12", "overdue"],
  ["2026-12-13", "long_overdue"],
  ["2027-01-11", "long_overdue"],
  ["2027-01-12", null],
])("an invoice due on 5 December gets on %s the reminder %s", (today, what) => {
  expect(reminderOf("2026-12-05", today)).toBe(what);
});
