import type { Timers } from "../interface/timers.ts";

/** A clock for tests, moved by hand: `pass(300)` runs all that is due within the next 300 ms, in order. */
export function manualClock(): { timers: Timers; pass: (ms: number) => void } {
  let nowMs = 0;
  const due = new Map<number, { atMs: number; run: () => void }>();
  let next = 0;
  const timers: Timers = {
    set: (run, delayMs) => {
      due.set(++next, { atMs: nowMs + delayMs, run });
      return next;
    },
    clear: (handle) => due.delete(handle as number),
  };
  const pass = (ms: number) => {
    const end = nowMs + ms;
    for (;;) {
      const [handle, soonest] = [...due].sort(([, a], [, b]) => a.atMs - b.atMs)[0] ?? [];
      if (handle === undefined || !soonest || soonest.atMs > end) break;
      due.delete(handle);
      nowMs = soonest.atMs;
      soonest.run();
    }
    nowMs = end;
  };
  return { timers, pass };
}
