// Several blocks at once, as the one change that it is.
import type { BlockTypes } from "@selvedge/pages/block-type";
import { type BlockRec, childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import { apply } from "@selvedge/pages/ops/apply";
import type { Op, SingleOp } from "@selvedge/pages/ops/op";
import { mayPlace } from "@selvedge/pages/placement";
import type { MakeUid } from "@selvedge/pages/wire/read-level";
import { duplication, movement, type Spot, targetOf } from "./block-edits.ts";
import { outermost } from "./nesting.ts";

/** Blocks to one place, in the order that they have on the page; null where they stand there already. */
export function movementOfAll(doc: Doc, uids: readonly Uid[], spot: Spot): Op | null {
  const roots = outermost(doc, uids);
  const slot = spot.slot ?? (spot.before === null ? undefined : doc.blocks.get(spot.before)?.slot);
  const place = { parent: spot.parent, slot, before: staying(doc, roots, spot) };
  if (areThere(doc, roots, place)) return null;
  return inTurn(doc, roots, (now, uid) => movement(now, uid, targetOf(now, place, uid)));
}

/** Whether the place looks the same once they have gone there. */
function areThere(doc: Doc, roots: readonly Uid[], { parent, slot, before }: Spot): boolean {
  const there = childrenOf(doc, parent).flatMap((rec) => (rec.slot === slot ? [rec.uid] : []));
  const others = there.filter((uid) => !roots.includes(uid));
  const at = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, at), ...roots, ...others.slice(at)].join() === there.join();
}

/** Blocks once more, behind the last of them; the uids of the new ones. */
export function duplicationOfAll(doc: Doc, uids: readonly Uid[], makeUid: MakeUid): { op: Op; uids: Uid[] } | null {
  const roots = outermost(doc, uids);
  const last = doc.blocks.get(roots.at(-1) ?? "");
  if (!last) return null;
  const made: Uid[] = [];
  const op = inTurn(doc, roots, (now, uid) => {
    const copy = duplication(now, uid, makeUid);
    if (!copy) return null;
    made.push(copy.uid);
    const copied = apply(now, copy.op);
    const before = behind(now, last, made.length - 1);
    const moved = copied.ok
      ? movement(copied.doc, copy.uid, targetOf(copied.doc, { ...placeOf(last), before }, copy.uid))
      : null;
    return together([copy.op, ...(moved ? [moved] : [])]);
  });
  return op && { op, uids: made };
}

/**
 * One place up (-1) or down (1) among the blocks beside them; those that stand apart come together. null for blocks that are not
 * beside each other.
 */
export function stepOfAll(doc: Doc, uids: readonly Uid[], by: -1 | 1): Spot | null {
  const recs = beside(doc, uids);
  const edge = by < 0 ? recs?.[0] : recs?.at(-1);
  if (!recs || !edge) return null;
  const others = siblingsOf(doc, edge).filter((each) => !recs.includes(each));
  const all = siblingsOf(doc, edge);
  const at = all.slice(0, all.indexOf(edge)).filter((each) => others.includes(each)).length + by;
  return { ...placeOf(edge), before: others[Math.max(0, at)]?.uid ?? null };
}

/** Into the block before them that takes them all, else into the one behind; null where neither does. */
export function inwardOfAll(doc: Doc, types: BlockTypes, uids: readonly Uid[]): Spot | null {
  const recs = beside(doc, uids);
  const [first, last] = [recs?.[0], recs?.at(-1)];
  if (!recs || !first || !last) return null;
  const all = siblingsOf(doc, first);
  const [before, next] = [all[all.indexOf(first) - 1], all[all.indexOf(last) + 1]];
  const takes = (parent: BlockRec | undefined, index: number) =>
    parent !== undefined &&
    recs.every(({ uid, type }) => mayPlace(doc, types, { parent: parent.uid, index, type, moving: uid }).ok);
  const inner = (parent: BlockRec) => childrenOf(doc, parent.uid).filter(({ slot }) => slot === undefined);
  if (before && takes(before, inner(before).length)) return { parent: before.uid, before: null };
  return next && takes(next, 0) ? { parent: next.uid, before: inner(next)[0]?.uid ?? null } : null;
}

/** Behind the block that they are in; null at the top of the page. */
export function outwardOfAll(doc: Doc, uids: readonly Uid[]): Spot | null {
  const around = doc.blocks.get(beside(doc, uids)?.[0]?.parent ?? "");
  return around ? { ...placeOf(around), before: behind(doc, around) } : null;
}

/** The blocks where all of them stand beside each other, in the order of the page. */
function beside(doc: Doc, uids: readonly Uid[]): BlockRec[] | null {
  const recs = outermost(doc, uids).flatMap((uid) => doc.blocks.get(uid) ?? []);
  return recs.every(({ parent, slot }) => parent === recs[0]?.parent && slot === recs[0]?.slot) ? recs : null;
}

/** The block before which they go, as none of them can be it. */
function staying(doc: Doc, roots: readonly Uid[], { before }: Spot): Uid | null {
  const rec = doc.blocks.get(before ?? "");
  if (!rec) return null;
  const all = siblingsOf(doc, rec);
  return all.slice(all.indexOf(rec)).find(({ uid }) => !roots.includes(uid))?.uid ?? null;
}

/** The uid of the block behind one, so many further on. */
function behind(doc: Doc, rec: BlockRec, further = 0): Uid | null {
  const all = siblingsOf(doc, rec);
  return all[all.findIndex(({ uid }) => uid === rec.uid) + 1 + further]?.uid ?? null;
}

/** A change of each, every one made on what the ones before it left. */
function inTurn(doc: Doc, uids: readonly Uid[], changeOf: (now: Doc, uid: Uid) => Op | null): Op | null {
  let now = doc;
  const ops: Op[] = [];
  for (const uid of uids) {
    const op = changeOf(now, uid);
    if (!op) continue;
    ops.push(op);
    const applied = apply(now, op);
    // What cannot be made is refused with all others, when the page is asked.
    if (applied.ok) now = applied.doc;
  }
  return together(ops);
}

function together(ops: readonly Op[]): Op | null {
  const single = ops.flatMap((op): readonly SingleOp[] => (op.t === "group" ? op.ops : [op]));
  return single.length > 1 ? { t: "group", ops: single } : (single[0] ?? null);
}

const placeOf = ({ parent, slot }: BlockRec) => ({ parent, ...(slot === undefined ? {} : { slot }) });
const siblingsOf = (doc: Doc, { parent, slot }: BlockRec) => childrenOf(doc, parent).filter((rec) => rec.slot === slot);
