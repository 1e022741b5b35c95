import { type Doc, depthOf, subtree } from "../doc.ts";
import { PAGE_LIMITS } from "../limits.ts";
import { isOrderKey } from "../order-key.ts";
import type { Applied, OpOf, SingleOp } from "./op.ts";

/** Puts a block under another parent, or elsewhere among its siblings. */
export function moveBlock(doc: Doc, { uid, from, to }: OpOf<"move">): Applied<SingleOp> {
  const rec = doc.blocks.get(uid);
  if (!rec) return { ok: false, code: "not_found" };
  if (!isOrderKey(to.pos)) return { ok: false, code: "bad_place" };
  if (rec.parent !== from.parent || rec.pos !== from.pos || rec.slot !== from.slot) return { ok: false, code: "stale" };
  if (to.parent !== null && !doc.blocks.has(to.parent)) return { ok: false, code: "no_parent" };
  const moving = subtree(doc, uid);
  if (moving.some((inner) => inner.uid === to.parent)) return { ok: false, code: "inside_itself" };
  const { slot: _, ...unplaced } = rec;
  const { parent, pos, slot } = to;
  const blocks = new Map(doc.blocks).set(uid, { ...unplaced, parent, pos, ...(slot ? { slot } : {}) });
  if (moving.some((inner) => depthOf(blocks, inner.uid) > PAGE_LIMITS.depth)) return { ok: false, code: "too_deep" };
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "move", uid, from: to, to: from } };
}
