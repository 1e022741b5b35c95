const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** After this time without its records a domain is given up, and looked at once a day. */
export const givenUpMs = 14 * dayMs;

/** How long before its end a certificate is renewed. */
export const renewedMs = 30 * dayMs;

/** When a domain is looked at again: often at first, because its owner waits, and twice a day once it works. */
export function nextLookMs(state: string, ageMs: number): number {
  if (state === "active") return 12 * hourMs;
  if (state === "failed") return dayMs;
  if (ageMs < hourMs) return minuteMs;
  return ageMs < dayMs ? 10 * minuteMs : hourMs;
}

/** When a certificate is tried again after failures in a row: ten minutes, twice that each time, a day at most. */
export const nextTryMs = (failures: number): number => Math.min(dayMs, 10 * minuteMs * 2 ** Math.max(0, failures - 1));

/** After so many failures in a row its owner is told. */
export const failuresMailed = 5;
