// What a shop that opens soon says, and until when.

export interface ComingSoon {
  /** The owner's own words; empty where they wrote none. */
  title: string;
  text: string;
  /** ISO 8601; null where no day is set. */
  opensAt: string | null;
}

/** What is stored of a coming-soon page; anything unreadable counts as not written. */
export function readComingSoon(stored: unknown): ComingSoon {
  const { title, text, opensAt } = (stored ?? {}) as Record<string, unknown>;
  const isInstant = typeof opensAt === "string" && Number.isFinite(Date.parse(opensAt));
  return { title: textOf(title), text: textOf(text), opensAt: isInstant ? opensAt : null };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Whether the shop still waits. One with a day opens by itself at that instant; one without waits for its owner. */
export const isStillComing = ({ opensAt }: ComingSoon, nowMs: number): boolean =>
  opensAt === null || Date.parse(opensAt) > nowMs;

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/**
 * The time that is left, in days, hours, minutes and, in the last hour, seconds: "12 days, 4 hours and 3 minutes". Units
 * before the first one that counts are left out; empty when nothing is left.
 */
export function timeLeft(ms: number): string {
  let seconds = Math.ceil(ms / 1000);
  if (seconds <= 0) return "";
  const shown = seconds >= 3600 ? units.slice(0, 3) : units;
  const parts: string[] = [];
  for (const [unit, size] of shown) {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    if (count > 0 || parts.length > 0) parts.push(`${count} ${unit}${count === 1 ? "" : "s"}`);
  }
  const last = parts.pop()!;
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
