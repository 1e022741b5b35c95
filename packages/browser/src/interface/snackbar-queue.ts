/** A short message over the page. Two with the same code are one message. `Text` is what its screen can render. */
export interface Snack<Text = string> {
  code: string;
  text: Text;
  tone?: "done" | "failed";
  /** Takes the change back. */
  undo?: () => void;
  undoLabel?: string;
  /** Time on screen in milliseconds; 3000 when not given. */
  durationMs?: number;
}

/** Everything queued, newest first. `shown` is one of them, or null during the gap between two. */
export interface SnackQueue<Text = string> {
  readonly queued: readonly Snack<Text>[];
  readonly shown: Snack<Text> | null;
}

/** How many may be queued, how long one is shown, and how long nothing is between two. Source: platform-core §4, §9. */
export const snackLimit = 4;
export const snackDurationMs = 3_000;
export const snackGapMs = 300;

export const emptyQueue: SnackQueue<never> = { queued: [], shown: null };

/**
 * Gives the queue with a snack added in front. A code that is queued already is ignored; at most four are stored, the one
 * on screen among them, and the oldest that waits falls out. Source: platform-core §4, §9.
 */
export function addSnack<Text>(queue: SnackQueue<Text>, snack: Snack<Text>): SnackQueue<Text> {
  if (queue.queued.some((other) => other.code === snack.code)) return queue;
  const queued = [snack, ...queue.queued];
  if (queued.length <= snackLimit) return { ...queue, queued };
  const oldest = queued.findLast((other) => other !== queue.shown && other !== snack);
  return { ...queue, queued: queued.filter((other) => other !== oldest) };
}

/** Gives the queue with the newest waiting snack on screen; unchanged when one is on screen or none waits. */
export function showNext<Text>(queue: SnackQueue<Text>): SnackQueue<Text> {
  const next = queue.queued[0];
  return queue.shown || !next ? queue : { ...queue, shown: next };
}

/** Gives the queue without the snack on screen; the next one follows after the gap. */
export function endShown<Text>(queue: SnackQueue<Text>): SnackQueue<Text> {
  return { queued: queue.queued.filter((snack) => snack !== queue.shown), shown: null };
}
