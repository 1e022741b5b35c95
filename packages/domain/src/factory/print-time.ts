// How long a print takes at the least. Until then only the machine itself may say that it is done.

/** Seconds that are left, rounded up; 0 once a hand may say that the side is printed. */
export const secondsLeft = (askedAt: Date, shortestSeconds: number, now: Date): number =>
  Math.max(0, Math.ceil(shortestSeconds - (now.getTime() - askedAt.getTime()) / 1000));

/** "about 40 s left", "about 2 min left": in coarse steps. */
export const leftWords = (seconds: number): string =>
  seconds > 90 ? `about ${Math.ceil(seconds / 60)} min left` : `about ${Math.ceil(seconds / 5) * 5} s left`;
