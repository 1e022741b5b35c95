import { bankHolidays } from "./bank-holidays.ts";

const dayMs = 86_400_000;

/** The calendar day of an instant in UTC: "2026-11-20". */
export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** A day some calendar days later. */
export const addDays = (day: string, count: number): string => isoDay(new Date(Date.parse(day) + count * dayMs));

/** Worked out once for each year: a quote needs dozens of days. */
const holidaysOf = new Map<string, ReadonlySet<string>>();

function isBankHoliday(day: string): boolean {
  const year = day.slice(0, 4);
  const known = holidaysOf.get(year) ?? new Set(bankHolidays(Number(year)));
  holidaysOf.set(year, known);
  return known.has(day);
}

/** True from Monday to Friday, but for the bank holidays of England and Wales. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(day);
}

/**
 * The day that comes a number of working days after another. One that is not a working day counts as the next that is,
 * also with a count of 0.
 */
export function addWorkingDays(from: string, count: number): string {
  let day = from;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}
