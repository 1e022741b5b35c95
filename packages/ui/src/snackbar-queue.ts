import type { ReactNode } from "react";

/** A short message over the page. Two with the same code are one message. */
export interface Snack {
  code: string;
  text: ReactNode;
  tone?: "done" | "failed";
  /** Takes the change back. */
  undo?: () => void;
  undoLabel?: string;
  /** Time on screen in milliseconds; 3000 when not given (platform-core §9). */
  durationMs?: number;
}

/** Everything queued, newest first. `shown` is one of them, or null during the gap between two. */
export interface SnackQueue {
  readonly queued: readonly Snack[];
  readonly shown: Snack | null;
}

export const SNACK_LIMIT = 4;
export const SNACK_DURATION_MS = 3000;
export const SNACK_GAP_MS = 300;

export const emptyQueue: SnackQueue = { queued: [], shown: null };

/**
 * Gives the queue with a snack added in front. A code that is queued already is ignored; at most four are kept, the one
 * on screen among them, and the oldest that waits falls out (platform-core §4, §9).
 */
export function addSnack(queue: SnackQueue, snack: Snack): SnackQueue {
  if (queue.queued.some((other) => other.code === snack.code)) return queue;
  const queued = [snack, ...queue.queued];
  if (queued.length <= SNACK_LIMIT) return { ...queue, queued };
  const oldest = queued.findLast((other) => other !== queue.shown && other !== snack);
  return { ...queue, queued: queued.filter((other) => other !== oldest) };
}

/** Gives the queue with the newest waiting snack on screen; unchanged when one is on screen or none waits. */
export function showNext(queue: SnackQueue): SnackQueue {
  const next = queue.queued[0];
  return queue.shown || !next ? queue : { ...queue, shown: next };
}

/** Gives the queue without the snack on screen; the next one follows after the gap. */
export function endShown(queue: SnackQueue): SnackQueue {
  return { queued: queue.queued.filter((snack) => snack !== queue.shown), shown: null };
}
