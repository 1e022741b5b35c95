// Clocks of time zones.

/**
 * Writers of instants by one pattern, a zone each, made when they are first needed: to make one takes as long as to write a
 * thousand instants. They throw a RangeError for a zone that does not exist.
 */
export function clocksWith(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const clock = known.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
    known.set(timeZone, clock);
    return clock;
  };
}

const toTheSecond = clocksWith({
  hourCycle: "h23",
  ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" },
});

/** How far a zone's clock is before UTC at an instant, in ms. */
export function zoneOffsetMs(atMs: number, timeZone: string): number {
  const parts = toTheSecond(timeZone).formatToParts(atMs);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second")) - atMs;
}
