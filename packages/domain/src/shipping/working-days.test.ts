import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addWorkingDays, isWorkingDay, workingDaysBefore } from "./working-days.ts";

test.each([
  ["2026-11-27", 0, "2026-11-27"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 0, "2026-11-30"],
  ["2026-11-28", 1, "2026-12-01"],
  // Christmas is a Friday, and Boxing Day, a Saturday, is kept on the Monday.
  ["2026-12-24", 1, "2026-12-29"],
  ["2026-12-31", 1, "2027-01-04"],
  ["2028-02-28", 1, "2028-02-29"],
])("from %s %i working days later is %s", (from, count, day) => {
  expect(addWorkingDays(from, count)).toBe(day);
});

test("so many working days lie behind any day up to the one that is counted to, which is one itself", () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("1990-01-01", count));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 30 }), (from, count) => {
      const to = addWorkingDays(from, count);
      let [day, between] = [addWorkingDays(from, 0), 0];
      for (; day < to; day = addDays(day, 1)) if (isWorkingDay(addDays(day, 1))) between++;
      expect([isWorkingDay(to), between]).toEqual([true, count]);
      expect(new Date(to).getUTCDay() % 6).not.toBe(0);
    }),
  );
});

test("counting back undoes counting on, and a day without post counts as the one before it", () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("1990-01-01", count));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 30 }), (from, count) => {
      const before = workingDaysBefore(from, 0);
      expect(isWorkingDay(before) && before <= from).toBe(true);
      expect(workingDaysBefore(addWorkingDays(before, count), count)).toBe(before);
    }),
  );
});

test("what is no day is refused", () => {
  expect(() => addWorkingDays("soon", 1)).toThrow(RangeError);
  expect(() => isWorkingDay("")).toThrow(RangeError);
});
