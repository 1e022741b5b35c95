const LOCALE = "en-GB";

/** Returns the time of day on 24 hours, "14:31", in the given zone or that of the machine. */
export function clockTime(at: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(at);
}

/**
 * Returns a day and time as a person says it, seen from `now`: "Today 12:31", "Yesterday 16:44", within six days
 * "Thu 16:40", then "Wed 18 Nov", and with the year when it is another. `withTime: false` leaves the clock out.
 */
export function spokenDate(at: Date, now: Date, options: { timeZone?: string; withTime?: boolean } = {}): string {
  const { timeZone, withTime = true } = options;
  const daysAgo = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  const clock = withTime ? ` ${clockTime(at, timeZone)}` : "";
  if (daysAgo === 0) return `Today${clock}`;
  if (daysAgo === 1) return `Yesterday${clock}`;
  if (daysAgo === -1) return `Tomorrow${clock}`;
  const part = parts(at, timeZone);
  if (Math.abs(daysAgo) < 7) return withTime ? `${part.weekday}${clock}` : `${part.weekday} ${part.day} ${part.month}`;
  const year = part.year === parts(now, timeZone).year ? "" : ` ${part.year}`;
  return `${part.weekday} ${part.day} ${part.month}${year}`;
}

/** Returns "18/11/26 12:03 pm" (platform-core §9, DD/MM/YY hh:mm a). */
export function shortStamp(at: Date, timeZone?: string): string {
  const day = new Intl.DateTimeFormat(LOCALE, { day: "2-digit", month: "2-digit", year: "2-digit", timeZone }).format(
    at,
  );
  const [hour = 0, minute = ""] = clockTime(at, timeZone).split(":");
  const hours = Number(hour);
  return `${day} ${String(hours % 12 || 12).padStart(2, "0")}:${minute} ${hours < 12 ? "am" : "pm"}`;
}

/** Returns "18/11/26 12:03" (platform-core §9, DD/MM/YY HH:mm). */
export function shortStamp24(at: Date, timeZone?: string): string {
  const day = new Intl.DateTimeFormat(LOCALE, { day: "2-digit", month: "2-digit", year: "2-digit", timeZone }).format(
    at,
  );
  return `${day} ${clockTime(at, timeZone)}`;
}

/** Returns the full date and time for a tooltip: "Friday 20 November 2026, 14:32". */
export function fullDate(at: Date, timeZone?: string): string {
  const day = new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });
  return `${day.format(at).replace(",", "")}, ${clockTime(at, timeZone)}`;
}

/** Returns how long ago, in the largest unit that fits: "just now", "38 min ago", "2 h ago", "3 days ago". */
export function ageWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? "1 day ago" : `${days} days ago`;
}

interface DateParts {
  weekday: string;
  day: string;
  month: string;
  year: string;
}

function parts(at: Date, timeZone?: string): DateParts {
  const format = new Intl.DateTimeFormat(LOCALE, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone,
  });
  const found = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const month = found.month === "Sept" ? "Sep" : (found.month ?? "");
  return { weekday: found.weekday ?? "", day: found.day ?? "", month, year: found.year ?? "" };
}

/** Days since the epoch of the calendar day that the instant falls on in the zone. */
function dayNumber(at: Date, timeZone?: string): number {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat("en-CA", { timeZone })
    .format(at)
    .split("-")
    .map(Number);
  return Date.UTC(year, month - 1, day) / 86_400_000;
}
