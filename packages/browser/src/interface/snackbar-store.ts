import {
  addSnack,
  emptyQueue,
  endShown,
  type Snack,
  type SnackQueue,
  showNext,
  snackDurationMs,
  snackGapMs,
} from "./snackbar-queue.ts";
import type { Timers } from "./timers.ts";

export interface SnackbarStore<Text = string> {
  show: (snack: Snack<Text>) => void;
  /** Ends the snack on screen now. */
  close: () => void;
  /** Stops its time while a pointer or the focus is on it. */
  hold: () => void;
  /** Starts its time again, in full. */
  release: () => void;
  read: () => SnackQueue<Text>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Runs the snackbar queue in time: each snack its own duration, 300 ms between two. Snacks raised in the same turn are
 * gathered first, so that the newest of them is the first on screen. Source: platform-core §4, §9.
 */
export function createSnackbarStore<Text = string>(timers: Timers): SnackbarStore<Text> {
  const listeners = new Set<() => void>();
  let queue: SnackQueue<Text> = emptyQueue;
  let pending: unknown = null;

  const put = (next: SnackQueue<Text>) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const after = (delayMs: number, run: () => void) => {
    timers.clear(pending);
    pending = timers.set(() => {
      pending = null;
      run();
    }, delayMs);
  };
  const start = () => {
    put(showNext(queue));
    release();
  };
  const close = () => {
    if (!queue.shown) return;
    put(endShown(queue));
    after(snackGapMs, start);
  };
  const release = () => {
    if (queue.shown) after(queue.shown.durationMs ?? snackDurationMs, close);
  };

  return {
    show: (snack) => {
      put(addSnack(queue, snack));
      if (!queue.shown && pending === null) after(0, start);
    },
    close,
    hold: () => {
      if (queue.shown) timers.clear(pending);
    },
    release,
    read: () => queue,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
