import { isSize } from "../block-size.ts";
import { type BlockRec, type Doc, depthOf, type Uid } from "../doc.ts";
import { PAGE_LIMITS } from "../limits.ts";
import { isOrderKey } from "../order-key.ts";
import type { Applied, Op, OpError } from "./op.ts";

/** Adds blocks, with their descendants if any, in any order among themselves. */
export function insertBlocks(doc: Doc, { recs }: Extract<Op, { t: "insert" }>): Applied {
  const blocks = new Map(doc.blocks);
  for (const rec of recs) {
    if (blocks.has(rec.uid)) return { ok: false, code: "already_there" };
    blocks.set(rec.uid, rec);
  }
  const fault = blocks.size > PAGE_LIMITS.blocks ? "too_many_blocks" : firstFault(blocks, recs);
  if (fault) return { ok: false, code: fault };
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "remove", uids: recs.map((rec) => rec.uid) } };
}

function firstFault(blocks: ReadonlyMap<Uid, BlockRec>, recs: readonly BlockRec[]): OpError | null {
  for (const rec of recs) {
    if (!isSize(rec.size)) return "bad_size";
    if (!isOrderKey(rec.pos)) return "bad_place";
    if (rec.parent !== null && !blocks.has(rec.parent)) return "no_parent";
    const depth = depthOf(blocks, rec.uid);
    if (depth > blocks.size) return "inside_itself";
    if (depth > PAGE_LIMITS.depth) return "too_deep";
  }
  return null;
}
