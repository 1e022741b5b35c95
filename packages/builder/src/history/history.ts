// What can be taken back: the changes themselves with their inverses, so that a colleague's changes in between stay.
import { joined, type Step } from "./step.ts";

export interface History {
  /** Oldest first. */
  readonly past: readonly Step[];
  /** Taken back and not yet made again; the next one first. */
  readonly future: readonly Step[];
  /** Whether the newest step may still grow. */
  readonly isOpen: boolean;
}

/** Steps that are remembered at most. */
export const historyLimit = 500;

export const emptyHistory: History = { past: [], future: [], isOpen: false };

/**
 * A history with one more step. It joins the newest one where both change the same setting within a second, until the
 * field is left; steps that together change nothing are none. What was taken back is forgotten.
 */
export function record(history: History, step: Step): History {
  const newest = history.past.at(-1);
  const together = newest && history.isOpen ? joined(newest, step) : ({ kind: "apart" } as const);
  const before = together.kind === "apart" ? history.past : history.past.slice(0, -1);
  const added = together.kind === "apart" ? [step] : together.kind === "one" ? [together.step] : [];
  return { past: [...before, ...added].slice(-historyLimit), future: [], isOpen: added.length > 0 };
}

/** The field was left: what comes next is a step of its own. */
export const closeStep = (history: History): History => (history.isOpen ? { ...history, isOpen: false } : history);

/** The newest step, and the history once it is taken back; null where there is none. */
export function stepBack({ past, future }: History): { step: Step; history: History } | null {
  const step = past.at(-1);
  return step ? { step, history: { past: past.slice(0, -1), future: [step, ...future], isOpen: false } } : null;
}

/** The step to be made again, and the history once it is; null where there is none. */
export function stepForward({ past, future }: History): { step: Step; history: History } | null {
  const [step, ...others] = future;
  return step ? { step, history: { past: [...past, step], future: others, isOpen: false } } : null;
}

/** The history without its newest step, which can no longer be taken back. */
export const dropNewest = ({ past, future }: History): History => ({ past: past.slice(0, -1), future, isOpen: false });

/** The history without the step that would be made again next. */
export const dropNext = ({ past, future }: History): History => ({ past, future: future.slice(1), isOpen: false });
