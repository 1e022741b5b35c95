// Days and times of day by a shop's clocks.

const minuteMs = 60_000;
const halfHourMs = 30 * minuteMs;
const dayMinutes = 24 * 60;

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export interface ShopTime {
  readonly day: Weekday;
  /** Minutes since midnight, whole. */
  readonly minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A clock of a time zone; of UTC where there is no such zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const clock = newClock(timeZone, options);
  clocks.set(timeZone, clock);
  return clock;
}

function newClock(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  }
}

/** What a shop's clock shows at an instant. */
export function shopTime(atMs: number, timeZone: string): ShopTime {
  const parts = clockOf(timeZone).formatToParts(atMs);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const day = part("weekday").slice(0, 3).toLowerCase() as Weekday;
  return { day, minutes: Number(part("hour")) * 60 + Number(part("minute")) };
}

/** "09:30" as minutes since midnight. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * The next instant after `nowMs` at which a shop's clock shows one of some minutes of the day, in ms. Where the clocks are
 * changed before that it is an earlier one: clocks are changed at whole and half hours.
 */
export function nextClockMs(nowMs: number, timeZone: string, minutes: readonly number[]): number {
  const now = shopTime(nowMs, timeZone).minutes;
  const wait = Math.min(...minutes.map((minute) => ((minute - now + dayMinutes - 1) % dayMinutes) + 1));
  const found = (Math.floor(nowMs / minuteMs) + wait) * minuteMs;
  const isChanged = shopTime(found, timeZone).minutes !== (now + wait) % dayMinutes;
  return isChanged ? Math.min(found, (Math.floor(nowMs / halfHourMs) + 1) * halfHourMs) : found;
}
