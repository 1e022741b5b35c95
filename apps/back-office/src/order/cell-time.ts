import { clockTime, spokenDate } from "@selvedge/ui/words/date-format.ts";

const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
const week = 6 * 24 * 3_600_000;

/**
 * When a garment passed a station, in a narrow cell: "22:38" today, "Sat 22:38" within the last six days, "18 Nov" before.
 * `timeZone` is the machine's by default.
 */
export function cellTime(at: Date, now: Date, timeZone?: string): string {
  if (spokenDate(at, now, { timeZone, withTime: false }) === "Today") return clockTime(at, timeZone);
  if (Math.abs(now.getTime() - at.getTime()) > week)
    return new Intl.DateTimeFormat("en-GB", { ...day, timeZone }).format(at);
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone }).format(at);
  return `${weekday} ${clockTime(at, timeZone)}`;
}
