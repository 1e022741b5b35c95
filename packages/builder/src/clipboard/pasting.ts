import { withFreePlaces } from "@selvedge/pages/anchors/name-places";
import { childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import type { Op } from "@selvedge/pages/ops/op";
import { keysBetween } from "@selvedge/pages/order-key";
import { placeAt, type Target } from "@selvedge/pages/placement";
import { newRecords } from "@selvedge/pages/wire/new-records";
import type { MakeUid } from "@selvedge/pages/wire/read-level";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { pathTo } from "../edits/nesting.ts";

/** Blocks put into a place together, as one change; `uids` are theirs, to be selected. */
export function pasting(
  doc: Doc,
  blocks: readonly WireBlock[],
  { target, makeUid }: { target: Target; makeUid: MakeUid },
): { op: Op; uids: Uid[] } {
  const { parent, slot } = target;
  const { pos, shifts } = placeAt(doc, target);
  const behind = childrenOf(doc, parent).filter((rec) => rec.slot === slot)[target.index];
  const later = behind && behind.pos > pos ? behind.pos : null;
  const keys = [pos, ...keysBetween(pos, later, blocks.length - 1)];
  const place = { parent, ...(slot === undefined ? {} : { slot }), makeUid };
  const made = blocks.map((block, at) => newRecords(block, { ...place, pos: keys[at]! }));
  const insert = { t: "insert", recs: withFreePlaces(doc, made.flat()) } as const;
  const op: Op = shifts.length > 0 ? { t: "group", ops: [...shifts, insert] } : insert;
  return { op, uids: made.flatMap(([root]) => (root ? [root.uid] : [])) };
}

/**
 * Where something new may go, the likeliest first: into the selected block while it is an empty one, behind it, behind each block
 * around it, and at the end of the page.
 */
export function placesFor(doc: Doc, selected: Uid | null): Target[] {
  const path = selected === null ? [] : pathTo(doc, selected).toReversed();
  const behind = path.map((rec): Target => {
    const beside = childrenOf(doc, rec.parent).filter(({ slot }) => slot === rec.slot);
    const index = beside.findIndex(({ uid }) => uid === rec.uid) + 1;
    return { parent: rec.parent, ...(rec.slot === undefined ? {} : { slot: rec.slot }), index };
  });
  const [first] = path;
  const isEmpty = first && childrenOf(doc, first.uid).length === 0;
  return [
    ...(isEmpty ? [{ parent: first.uid, index: 0 }] : []),
    ...behind,
    { parent: null, index: childrenOf(doc, null).length },
  ];
}
