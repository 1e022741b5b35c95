import { isSize } from "../block-size.ts";
import type { Doc } from "../doc.ts";
import type { Applied, OpOf, SingleOp } from "./op.ts";

/** Changes how many of the twelve columns a block takes. */
export function resizeBlock(doc: Doc, { uid, from, to }: OpOf<"resize">): Applied<SingleOp> {
  const rec = doc.blocks.get(uid);
  if (!rec) return { ok: false, code: "not_found" };
  if (!isSize(to)) return { ok: false, code: "bad_size" };
  if (rec.size !== from) return { ok: false, code: "stale" };
  const blocks = new Map(doc.blocks).set(uid, { ...rec, size: to });
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "resize", uid, from: to, to: from } };
}
