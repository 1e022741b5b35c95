/**
 * Tells one press from the next: what follows another sooner than `quietMs`, also one that was refused, is the same press
 * still. Instants are milliseconds of one clock.
 */
export function pressGate(quietMs: number) {
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    isNew(atMs: number): boolean {
      const sinceMs = atMs - lastAt;
      lastAt = atMs;
      return sinceMs >= quietMs;
    },
    /** The next press is a new one, however soon it comes. */
    open() {
      lastAt = Number.NEGATIVE_INFINITY;
    },
  };
}
