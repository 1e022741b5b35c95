import type { Doc } from "../doc.ts";
import { apply } from "./apply.ts";
import type { Op, OpError } from "./op.ts";

/** A change that can no longer be made, because somebody else changed the same. */
export interface Dropped {
  readonly op: Op;
  readonly code: OpError;
}

/** Changes made again on the page as it is by now. */
export interface Rebased {
  readonly doc: Doc;
  readonly kept: readonly Op[];
  /** To be shown to their author, who decides; never made in another way unasked. */
  readonly dropped: readonly Dropped[];
}

/**
 * An author's unsent changes on a page that others have saved meanwhile. A change that follows on a dropped one is made
 * where it still fits by itself.
 */
export function rebase(doc: Doc, pending: readonly Op[]): Rebased {
  const kept: Op[] = [];
  const dropped: Dropped[] = [];
  let at = doc;
  for (const op of pending) {
    const applied = apply(at, op);
    if (applied.ok) {
      at = applied.doc;
      kept.push(op);
    } else dropped.push({ op, code: applied.code });
  }
  return { doc: at, kept, dropped };
}
