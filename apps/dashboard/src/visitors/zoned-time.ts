// An instant as the day and time of a shop's own zone, as a form's field holds it: "2026-05-01T10:00".

/** The wall time of an instant in a zone. */
export function wallTime(at: string, timeZone: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat("en-CA", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  // A year that is being typed is 2, 20 and 202 before it is 2026; the field needs its four digits.
  return `${parts.year?.padStart(4, "0")}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/**
 * The instant of a wall time in a zone; null for text that is none. An hour that is skipped in spring is read as the hour
 * after it, one that comes twice in autumn as its first.
 */
export function instantOf(wall: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) || Number.isNaN(asUtc)) return null;
  const offsetAt = (ms: number) => Date.parse(`${wallTime(new Date(ms).toISOString(), timeZone)}Z`) - ms;
  const candidates = [offsetAt(asUtc - 86_400_000), offsetAt(asUtc + 86_400_000)].map((offset) => asUtc - offset);
  const exact = candidates.filter((ms) => wallTime(new Date(ms).toISOString(), timeZone) === wall);
  return new Date(exact.length > 0 ? Math.min(...exact) : candidates[0]!).toISOString();
}
