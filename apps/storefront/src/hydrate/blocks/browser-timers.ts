import type { Timers } from "@selvedge/browser/interface/timers";

/** The browser's own clock. */
export const browserTimers: Timers = {
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (handle) => clearTimeout(handle as number),
};
