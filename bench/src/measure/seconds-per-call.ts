/** Less than this is lost in the clock's own coarseness. */
const enoughSeconds = 0.000_1;

/** Seconds that one call takes, over as many calls as the clock can measure. */
export function secondsPerCall(work: () => unknown): number {
  for (let calls = 1; ; calls *= 4) {
    const begin = performance.now();
    for (let call = 0; call < calls; call++) work();
    const seconds = (performance.now() - begin) / 1000;
    if (seconds >= enoughSeconds) return seconds / calls;
  }
}
