// Where a block that is dragged over the list of blocks would go.
import { childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import type { Spot } from "./block-edits.ts";

/** A row of the list under the pointer. */
export interface RowUnder {
  readonly uid: Uid;
  /** How far down the row the pointer is, from 0 to 1. */
  readonly down: number;
  /** It takes blocks. */
  readonly isContainer: boolean;
  /** What it holds is not listed. */
  readonly isClosed?: boolean;
}

/**
 * The upper part of a row is in front of its block and the lower part behind it; the middle of one that takes blocks is inside, at
 * its end. Behind a block whose own blocks are listed below it is in front of the first of those, as it looks.
 */
export function treeDrop(doc: Doc, { uid, down, isContainer, isClosed = false }: RowUnder): Spot | null {
  const rec = doc.blocks.get(uid);
  if (!rec) return null;
  const edge = isContainer ? 0.3 : 0.5;
  if (isContainer && down >= edge && down <= 1 - edge) return { parent: uid, before: null };
  if (down < edge) return { parent: rec.parent, slot: rec.slot, before: uid };
  const [inner] = isClosed ? [] : childrenOf(doc, uid);
  if (inner) return { parent: uid, slot: inner.slot, before: inner.uid };
  const beside = childrenOf(doc, rec.parent).filter(({ slot }) => slot === rec.slot);
  const next = beside[beside.findIndex((each) => each.uid === uid) + 1];
  return { parent: rec.parent, slot: rec.slot, before: next?.uid ?? null };
}
