const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export interface DayWords {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly year: number;
}

/** The words of a calendar day written `2026-11-20`. Throws when there is no such day. */
export function dayWords(on: string): DayWords {
  const date = new Date(`${on}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(on) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== on) {
    throw new RangeError(`there is no day ${on}`);
  }
  const [weekday, month] = [weekdays[date.getUTCDay()], months[date.getUTCMonth()]] as [string, string];
  return { weekday, day: date.getUTCDate(), month, year: date.getUTCFullYear() };
}

/** `Friday 20 November 2026`. */
export function longDay(on: string): string {
  const { weekday, day, month, year } = dayWords(on);
  return `${weekday} ${day} ${month} ${year}`;
}
