import { expect, test } from "vitest";
import { bankHolidays } from "./bank-holidays.ts";
import { addWorkingDays, isWorkingDay } from "./working-days.ts";

/** As the government lists them for England and Wales. */
test.each([
  [2020, "01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28"],
  [2021, "01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28"],
  [2022, "01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27"],
  [2023, "01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26"],
  [2024, "01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26"],
  [2025, "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26"],
  [2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
  [2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28"],
])("the bank holidays of %i", (year, days) => {
  expect(bankHolidays(year)).toEqual(days.split(" ").map((day) => `${year}-${day}`));
});

test("every year has eight, on working weekdays and each once, but for those that were proclaimed", () => {
  for (let year = 2027; year < 2150; year++) {
    const days = bankHolidays(year);
    expect(new Set(days).size, String(year)).toBe(8);
    for (const day of days) expect(new Date(day).getUTCDay() % 6, day).not.toBe(0);
  }
});

test.each([
  ["2026-12-24", true],
  ["2026-12-25", false],
  ["2026-12-26", false],
  ["2026-12-28", false],
  ["2026-12-29", true],
])("%s is a working day: %s", (day, isWorking) => {
  expect(isWorkingDay(day)).toBe(isWorking);
});

test.each([
  ["2026-11-20", 0, "2026-11-20"],
  ["2026-11-21", 0, "2026-11-23"],
  ["2026-11-20", 1, "2026-11-23"],
  ["2026-11-21", 1, "2026-11-24"],
  ["2026-12-24", 1, "2026-12-29"],
  ["2026-12-24", 4, "2027-01-04"],
  ["2026-04-02", 1, "2026-04-07"],
])("from %s, %i working days end on %s", (from, count, day) => {
  expect(addWorkingDays(from, count)).toBe(day);
});
