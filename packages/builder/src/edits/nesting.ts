// Blocks into others and out of them, as the changes that they are.
import { type BlockTypes, makeBlock } from "@selvedge/pages/block-type";
import { type BlockRec, childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import type { Op, SingleOp } from "@selvedge/pages/ops/op";
import { keysBetween } from "@selvedge/pages/order-key";
import { mayPlace, placeAt, type Target } from "@selvedge/pages/placement";
import { newRecords } from "@selvedge/pages/wire/new-records";
import type { MakeUid } from "@selvedge/pages/wire/read-level";
import type { Inserted } from "./block-edits.ts";

/** Blocks that a block is in, the outermost first, and itself last. */
export function pathTo(doc: Doc, uid: Uid): BlockRec[] {
  const path: BlockRec[] = [];
  for (let rec = doc.blocks.get(uid); rec; rec = rec.parent === null ? undefined : doc.blocks.get(rec.parent))
    path.unshift(rec);
  return path;
}

/** Blocks without those that are inside others of them, in the order of the page. */
export function outermost(doc: Doc, uids: readonly Uid[]): Uid[] {
  const wanted = new Set(uids);
  const walk = (parent: Uid | null): Uid[] =>
    childrenOf(doc, parent).flatMap(({ uid }) => (wanted.has(uid) ? [uid] : walk(uid)));
  return walk(null);
}

/** The end of the block before it that takes it, or else the beginning of the one behind; null where neither does. */
export function inward(doc: Doc, types: BlockTypes, uid: Uid): Target | null {
  const rec = doc.blocks.get(uid);
  if (!rec) return null;
  const beside = childrenOf(doc, rec.parent).filter(({ slot }) => slot === rec.slot);
  const at = beside.findIndex((each) => each.uid === uid);
  const [before, behind] = [beside[at - 1], beside[at + 1]];
  const targets: Target[] = [
    ...(before ? [{ parent: before.uid, index: childrenOf(doc, before.uid).length, moving: uid }] : []),
    ...(behind ? [{ parent: behind.uid, index: 0, moving: uid }] : []),
  ];
  return targets.find((target) => mayPlace(doc, types, { ...target, type: rec.type }).ok) ?? null;
}

/** Behind the block that it is in; null at the top of the page. */
export function outward(doc: Doc, uid: Uid): Target | null {
  const parent = doc.blocks.get(doc.blocks.get(uid)?.parent ?? "");
  if (!parent) return null;
  const beside = childrenOf(doc, parent.parent).filter(({ slot }) => slot === parent.slot);
  const index = beside.findIndex((each) => each.uid === parent.uid) + 1;
  return { parent: parent.parent, ...(parent.slot === undefined ? {} : { slot: parent.slot }), index, moving: uid };
}

interface Wrapping {
  readonly types: BlockTypes;
  /** The type of the new block around them. */
  readonly around: string;
  readonly makeUid: MakeUid;
}

/** A new block in the place of the first of some blocks, with all of them in it; null where there are none. */
export function wrapping(doc: Doc, uids: readonly Uid[], { types, around, makeUid }: Wrapping): Inserted | null {
  const inner = outermost(doc, uids).flatMap((uid) => doc.blocks.get(uid) ?? []);
  const [first] = inner;
  const made = makeBlock(types, around);
  if (!first || !made.ok) return null;
  const place = { parent: first.parent, ...(first.slot === undefined ? {} : { slot: first.slot }) };
  const beside = childrenOf(doc, first.parent).filter(({ slot }) => slot === first.slot);
  const { pos, shifts } = placeAt(doc, { ...place, index: beside.indexOf(first) });
  const size = inner.length === 1 ? first.size : 12;
  const [wrapper] = newRecords({ ...made.block, size, items: [] }, { ...place, pos, makeUid });
  if (!wrapper) return null;
  const keys = keysBetween(null, null, inner.length);
  const moves = inner.map((rec, at): SingleOp => {
    const to = { parent: wrapper.uid, pos: keys[at]! };
    return { t: "move", uid: rec.uid, from: placeOf(moved(rec, shifts)), to };
  });
  return { op: { t: "group", ops: [...shifts, { t: "insert", recs: [wrapper] }, ...moves] }, uid: wrapper.uid };
}

/** What a block holds takes its place; null where it holds nothing. */
export function unwrapping(doc: Doc, uid: Uid): { op: Op; uids: Uid[] } | null {
  const rec = doc.blocks.get(uid);
  const inner = childrenOf(doc, uid);
  if (!rec || inner.length === 0) return null;
  const beside = childrenOf(doc, rec.parent).filter(({ slot }) => slot === rec.slot);
  const behind = beside.slice(beside.indexOf(rec) + 1).find(({ pos }) => pos > rec.pos);
  const keys = keysBetween(rec.pos, behind?.pos ?? null, inner.length);
  const moves = inner.map(
    (each, at): SingleOp => ({
      t: "move",
      uid: each.uid,
      from: placeOf(each),
      to: { ...placeOf(rec), pos: keys[at]! },
    }),
  );
  return { op: { t: "group", ops: [...moves, { t: "remove", recs: [rec] }] }, uids: inner.map((each) => each.uid) };
}

const placeOf = ({ parent, slot, pos }: BlockRec) => ({ parent, pos, ...(slot === undefined ? {} : { slot }) });

/** A block that had to make room first is found where it went. */
function moved(rec: BlockRec, shifts: readonly SingleOp[]): BlockRec {
  const shift = shifts.find((each) => each.t === "move" && each.uid === rec.uid);
  return shift?.t === "move" ? { ...rec, pos: shift.to.pos } : rec;
}
