import {
  addSnack,
  emptyQueue,
  endShown,
  SNACK_DURATION_MS,
  SNACK_GAP_MS,
  type Snack,
  type SnackQueue,
  showNext,
} from "./snackbar-queue.ts";

/** The two calls of a clock that the store needs. */
export interface Timers {
  set: (run: () => void, delayMs: number) => unknown;
  clear: (handle: unknown) => void;
}

export interface SnackbarStore {
  show: (snack: Snack) => void;
  /** Ends the snack on screen now. */
  close: () => void;
  /** Stops its time while a pointer or the focus is on it. */
  hold: () => void;
  /** Starts its time again, in full. */
  release: () => void;
  read: () => SnackQueue;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Runs the snackbar queue in time: each snack its own duration, 300 ms between two. Snacks raised in the same turn are
 * gathered first, so that the newest of them is the first on screen.
 */
export function createSnackbarStore(timers: Timers): SnackbarStore {
  const listeners = new Set<() => void>();
  let queue = emptyQueue;
  let pending: unknown = null;

  const put = (next: SnackQueue) => {
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
    after(SNACK_GAP_MS, start);
  };
  const release = () => {
    if (queue.shown) after(queue.shown.durationMs ?? SNACK_DURATION_MS, close);
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

const browserTimers: Timers = {
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** The one queue of the page. */
export const snackbars: SnackbarStore = createSnackbarStore(browserTimers);

/** Puts a message in the page's queue. Callable from anywhere, also outside React. */
export function showSnackbar(snack: Snack): void {
  snackbars.show(snack);
}
