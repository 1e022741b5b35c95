/** Time that a test moves by hand. */
export function manualClock() {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  return {
    nowMs: () => now,
    later(ms: number, work: () => void) {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Runs what is due within so many ms, in order, and lets what follows at once happen. */
    async pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = Math.max(now, next.at);
        next.work();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets promises that are settled already go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
