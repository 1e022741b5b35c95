// What a person does with a block, as the change that it is; whether it may be made, the page's rules say.
import { withFreePlaces } from "@selvedge/pages/anchors/name-places";
import { type BlockTypes, makeBlock } from "@selvedge/pages/block-type";
import { type BlockRec, childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import type { Op, SingleOp } from "@selvedge/pages/ops/op";
import { removalOf } from "@selvedge/pages/ops/remove";
import { placeAt, type Target } from "@selvedge/pages/placement";
import { newRecords } from "@selvedge/pages/wire/new-records";
import type { MakeUid } from "@selvedge/pages/wire/read-level";
import { toWire } from "@selvedge/pages/wire/to-wire";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { wireOf } from "./wire-of.ts";

export interface Inserted {
  readonly op: Op;
  /** The new block, to be selected. */
  readonly uid: Uid;
}

/** Where a block is to be put: in front of `before`, or last. */
export interface Spot {
  readonly parent: Uid | null;
  readonly slot?: string | undefined;
  readonly before: Uid | null;
}

/** The place of a spot by number. A block that is moved is left out of the count. */
export function targetOf(doc: Doc, { parent, slot, before }: Spot, moving?: Uid): Target {
  const named = slot ?? (before === null ? undefined : doc.blocks.get(before)?.slot);
  const others = childrenOf(doc, parent).filter((rec) => rec.slot === named && rec.uid !== moving);
  const found = others.findIndex(({ uid }) => uid === before);
  return {
    parent,
    ...(named === undefined ? {} : { slot: named }),
    index: found < 0 ? others.length : found,
    ...(moving === undefined ? {} : { moving }),
  };
}

/** A new block of a type, as its type begins; null for one that cannot be made by hand. */
export function insertion(
  doc: Doc,
  { types, type, target, makeUid }: { types: BlockTypes; type: string; target: Target; makeUid: MakeUid },
): Inserted | null {
  const made = makeBlock(types, type);
  return made.ok ? placed(doc, made.block, target, makeUid) : null;
}

/** A block once more, behind itself, with all that it holds. */
export function duplication(doc: Doc, uid: Uid, makeUid: MakeUid): Inserted | null {
  const rec = doc.blocks.get(uid);
  const block = rec && wireOf(toWire(doc).blocks as WireBlock[], uid);
  return rec && block ? placed(doc, block, { ...placeOf(rec), index: indexOf(doc, rec) + 1 }, makeUid) : null;
}

/** A block elsewhere; null where it is there already. */
export function movement(doc: Doc, uid: Uid, target: Target): Op | null {
  const rec = doc.blocks.get(uid);
  if (!rec) return null;
  const isHere = rec.parent === target.parent && rec.slot === target.slot && indexOf(doc, rec) === target.index;
  if (isHere) return null;
  const { pos, shifts } = placeAt(doc, { ...target, moving: uid });
  const { parent, slot } = target;
  const to = { parent, pos, ...(slot === undefined ? {} : { slot }) };
  return together(shifts, { t: "move", uid, from: { ...placeOf(rec), pos: rec.pos }, to });
}

/** Blocks with all that they hold. */
export const removal = removalOf;

/** Hides a block from visitors, or shows it again. */
export function hiding(doc: Doc, uid: Uid): Op | null {
  const rec = doc.blocks.get(uid);
  if (!rec) return null;
  const from = rec.props.published;
  return { t: "set", uid, path: ["published"], from, to: from === false };
}

function placed(doc: Doc, block: WireBlock, target: Target, makeUid: MakeUid): Inserted {
  const { parent, slot } = target;
  const { pos, shifts } = placeAt(doc, target);
  const made = newRecords(block, { parent, pos, ...(slot === undefined ? {} : { slot }), makeUid });
  const recs = withFreePlaces(doc, made);
  return { op: together(shifts, { t: "insert", recs }), uid: recs[0]!.uid };
}

const together = (shifts: readonly SingleOp[], op: SingleOp): Op =>
  shifts.length > 0 ? { t: "group", ops: [...shifts, op] } : op;

const placeOf = ({ parent, slot }: BlockRec) => ({ parent, ...(slot === undefined ? {} : { slot }) });
const siblingsOf = (doc: Doc, { parent, slot }: BlockRec) => childrenOf(doc, parent).filter((rec) => rec.slot === slot);
const indexOf = (doc: Doc, rec: BlockRec) => siblingsOf(doc, rec).findIndex(({ uid }) => uid === rec.uid);
