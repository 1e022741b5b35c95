import { bankHolidays } from "./bank-holidays.ts";

const dayMs = 86_400_000;

/** The calendar day of an instant in UTC: "2026-11-20". */
export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** A day some calendar days later. */
export const addDays = (day: string, count: number): string => isoDay(new Date(Date.parse(day) + count * dayMs));

/** A day as its number since 1970: a quote counts dozens of them. @throws RangeError for what is no day. */
function numberOf(day: string): number {
  const at = Date.parse(day);
  if (Number.isNaN(at)) throw new RangeError(`No day: ${day}`);
  return Math.floor(at / dayMs);
}

/** Worked out once for each year. */
const holidaysOf = new Map<number, ReadonlySet<number>>();

function isBankHoliday(day: number): boolean {
  const year = new Date(day * dayMs).getUTCFullYear();
  const known = holidaysOf.get(year) ?? new Set(bankHolidays(year).map(numberOf));
  holidaysOf.set(year, known);
  return known.has(day);
}

/** The first day of 1970 was a Thursday. */
const isWorkingNumber = (day: number): boolean => (day + 3) % 7 < 5 && !isBankHoliday(day);

/** True from Monday to Friday, but for the bank holidays of England and Wales. */
export const isWorkingDay = (day: string): boolean => isWorkingNumber(numberOf(day));

/**
 * The day that comes a number of working days after another. One that is not a working day counts as the next that is,
 * also with a count of 0.
 */
export function addWorkingDays(from: string, count: number): string {
  let day = numberOf(from);
  while (!isWorkingNumber(day)) day++;
  for (let left = count; left > 0; ) {
    day++;
    if (isWorkingNumber(day)) left--;
  }
  return isoDay(new Date(day * dayMs));
}

/**
 * The day that comes a number of working days before another. One that is not a working day counts as the one before that is,
 * also with a count of 0.
 */
export function workingDaysBefore(from: string, count: number): string {
  let day = numberOf(from);
  while (!isWorkingNumber(day)) day--;
  for (let left = count; left > 0; ) {
    day--;
    if (isWorkingNumber(day)) left--;
  }
  return isoDay(new Date(day * dayMs));
}
