import { isSize } from "../block-size.ts";
import { type BlockRec, type Doc, depthOf, type Uid } from "../doc.ts";
import { PAGE_LIMITS } from "../limits.ts";
import { isOrderKey } from "../order-key.ts";
import { READ_FIELDS } from "../wire/read-level.ts";
import { DERIVED_FIELDS, SAVE_MARKS } from "../wire/wire.ts";
import type { Applied, OpError, OpOf, SingleOp } from "./op.ts";

/** Adds blocks, with their descendants if any, in any order among themselves. */
export function insertBlocks(doc: Doc, { recs }: OpOf<"insert">): Applied<SingleOp> {
  if (doc.blocks.size + recs.length > PAGE_LIMITS.blocks) return { ok: false, code: "too_many_blocks" };
  const blocks = new Map(doc.blocks);
  for (const rec of recs) {
    if (blocks.has(rec.uid)) return { ok: false, code: "already_there" };
    blocks.set(rec.uid, rec);
  }
  const fault = firstFault(blocks, recs);
  if (fault) return { ok: false, code: fault };
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "remove", recs } };
}

function firstFault(blocks: ReadonlyMap<Uid, BlockRec>, recs: readonly BlockRec[]): OpError | null {
  for (const rec of recs) {
    if (!isSize(rec.size)) return "bad_size";
    if (!isOrderKey(rec.pos)) return "bad_place";
    if (!isWritable(rec)) return "bad_block";
    if (rec.parent !== null && !blocks.has(rec.parent)) return "no_parent";
    const depth = depthOf(blocks, rec.uid);
    if (depth > blocks.size) return "inside_itself";
    if (depth > PAGE_LIMITS.depth) return "too_deep";
  }
  return null;
}

/** Whether the wire carries the record back as it is: nothing in it is a mark of saving or a field with a place elsewhere. */
export function isWritable({ uid, v, flags, rest }: Pick<BlockRec, "uid" | "v" | "flags" | "rest">): boolean {
  const known = (name: string) => READ_FIELDS.has(name) || DERIVED_FIELDS.includes(name);
  if (uid === "" || !Number.isInteger(v) || v < 1) return false;
  return !flags.some((flag) => SAVE_MARKS.includes(flag)) && !Object.keys(rest).some(known);
}
