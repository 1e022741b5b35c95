import { type BlockRec, type Doc, subtree, type Uid } from "../doc.ts";
import { type Json, sameJson } from "../json.ts";
import type { Applied, OpOf, SingleOp } from "./op.ts";

/** Removes blocks with all they hold; the inverse brings the whole of it back, where it was. */
export function removeBlocks(doc: Doc, { recs }: OpOf<"remove">): Applied<SingleOp> {
  const going = new Set(recs.map(({ uid }) => uid));
  for (const seen of recs) {
    const rec = doc.blocks.get(seen.uid);
    if (!rec) return { ok: false, code: "not_found" };
    if (!sameRecord(rec, seen)) return { ok: false, code: "stale" };
  }
  for (const rec of doc.blocks.values()) {
    if (rec.parent !== null && going.has(rec.parent) && !going.has(rec.uid)) return { ok: false, code: "stale" };
  }
  const gone = [...doc.blocks.values()].filter(({ uid }) => going.has(uid));
  const blocks = new Map([...doc.blocks].filter(([uid]) => !going.has(uid)));
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "insert", recs: gone } };
}

/** The change that removes blocks with all they hold, as they are now; blocks that are not there are left out. */
export function removalOf(doc: Doc, uids: readonly Uid[]): OpOf<"remove"> {
  const recs = new Map<Uid, BlockRec>();
  for (const uid of uids) for (const rec of subtree(doc, uid)) recs.set(rec.uid, rec);
  return { t: "remove", recs: [...recs.values()] };
}

/** The number of a block is the server's: a block that was stored since is still the one that its author saw. */
const sameRecord = (a: BlockRec, b: BlockRec): boolean =>
  a === b || sameJson({ ...a, id: null } as unknown as Json, { ...b, id: null } as unknown as Json);
