import { type BlockRec, type Doc, subtree } from "../doc.ts";
import type { Applied, Op } from "./op.ts";

/** Removes blocks with all they hold; the inverse brings the whole of it back, where it was. */
export function removeBlocks(doc: Doc, { uids }: Extract<Op, { t: "remove" }>): Applied {
  const gone = new Map<string, BlockRec>();
  for (const uid of uids) {
    if (!doc.blocks.has(uid)) return { ok: false, code: "not_found" };
    for (const rec of subtree(doc, uid)) gone.set(rec.uid, rec);
  }
  const blocks = new Map([...doc.blocks].filter(([uid]) => !gone.has(uid)));
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "insert", recs: [...gone.values()] } };
}
