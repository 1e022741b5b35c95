/** The two calls of a clock that waiting needs. Browsers and servers have both. */
export interface Timers {
  set(run: () => void, delayMs: number): unknown;
  clear(handle: unknown): void;
}
