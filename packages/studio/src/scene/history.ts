// What can be undone. A stack of whole states: scenes are small and shared, so nothing is ever lost by an inverse that
// was written wrongly.

export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the newest step belongs to; steps of one mark that follow closely are one step. */
  readonly mark: string | null;
  readonly atMs: number;
}

export const historyLimit = 200;
/** Presses of an arrow key closer than this are one step. */
const togetherMs = 900;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], mark: null, atMs: 0 });

/**
 * A history with one more step. With a mark, a step that follows one of the same mark within 0.9 s takes its place, so a
 * held arrow key is undone at once. The same state is no step. At most 200 steps are stored.
 */
export function push<T>(history: History<T>, next: T, atMs: number, mark: string | null = null): History<T> {
  if (next === history.present) return history;
  const joins = mark !== null && mark === history.mark && atMs - history.atMs < togetherMs;
  const past = joins ? history.past : [...history.past, history.present].slice(-historyLimit);
  return { past, present: next, future: [], mark, atMs };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    mark: null,
    atMs: 0,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, mark: null, atMs: 0 };
}
