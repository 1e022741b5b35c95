import type { Timers } from "./timers.ts";

/** Times of slideshows, in ms. Source: storefront §9. */
export const slideshowTimes = {
  /** Between two slides, where a slideshow names no time of its own. */
  intervalMs: 6_000,
  /** The same for a block of a page. */
  blockSpeedMs: 5_000,
  /** The next slide is loaded this long before it is shown. */
  preloadMs: 2_000,
  /** After a change: when the height begins to follow the new slide, and when it is left to the content again. */
  heightMs: [100, 300],
} as const;

export interface SlideshowParts {
  readonly timers: Timers;
  readonly count: number;
  readonly intervalMs?: number;
  /** A number from 0 up to 1; given, the next slide is any other one. */
  readonly random?: () => number;
  /** Shows a slide. */
  readonly show: (index: number) => void;
  /** Called before a slide is due, so that its picture has come by then. */
  readonly preload?: (index: number) => void;
}

export interface Slideshow {
  readonly current: () => number;
  /** Steps back or forth and counts from there; both ends wrap. */
  step(by: 1 | -1): void;
  go(index: number): void;
  /** Takes over a change that came about otherwise, such as a swipe. */
  moved(index: number): void;
  /** While it is paused nothing moves by itself. */
  setPaused(isPaused: boolean): void;
  stop(): void;
}

/** Which slide shows, and when the next one comes. One slide stands still. Source: storefront §4. */
export function createSlideshow({
  timers,
  count,
  intervalMs = slideshowTimes.intervalMs,
  ...parts
}: SlideshowParts): Slideshow {
  let current = 0;
  let isPaused = false;
  let next = 0;
  let waiting: unknown[] = [];

  const wrapped = (index: number) => ((index % count) + count) % count;

  function following(): number {
    if (!parts.random || count < 3) return wrapped(current + 1);
    return wrapped(current + 1 + Math.floor(parts.random() * (count - 1)));
  }

  function stop(): void {
    for (const handle of waiting) timers.clear(handle);
    waiting = [];
  }

  function wait(): void {
    stop();
    if (isPaused || count < 2) return;
    next = following();
    waiting = [
      timers.set(() => parts.preload?.(next), Math.max(0, intervalMs - slideshowTimes.preloadMs)),
      timers.set(() => go(next), intervalMs),
    ];
  }

  function go(index: number): void {
    moved(index);
    parts.show(current);
  }

  function moved(index: number): void {
    current = wrapped(index);
    wait();
  }

  wait();
  return {
    current: () => current,
    step: (by) => go(current + by),
    go,
    moved,
    setPaused: (paused) => {
      isPaused = paused;
      wait();
    },
    stop,
  };
}

/** Lets a frame's height follow a slide: `from` at once, `to` after 100 ms, its content's own after 300 ms more. */
export function followHeight(
  timers: Timers,
  set: (height: string) => void,
  { from, to }: { from: number; to: number },
): void {
  if (from === to) return;
  const [begins, ends] = slideshowTimes.heightMs;
  set(`${from}px`);
  timers.set(() => set(`${to}px`), begins);
  timers.set(() => set(""), begins + ends);
}
