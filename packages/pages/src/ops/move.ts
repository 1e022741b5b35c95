import { type Doc, depthOf, subtree } from "../doc.ts";
import { PAGE_LIMITS } from "../limits.ts";
import { isOrderKey } from "../order-key.ts";
import type { Applied, Op } from "./op.ts";

/** Puts a block under another parent, or elsewhere among its siblings. */
export function moveBlock(doc: Doc, { uid, parent, pos }: Extract<Op, { t: "move" }>): Applied {
  const rec = doc.blocks.get(uid);
  if (!rec) return { ok: false, code: "not_found" };
  if (!isOrderKey(pos)) return { ok: false, code: "bad_place" };
  if (parent !== null && !doc.blocks.has(parent)) return { ok: false, code: "no_parent" };
  const moving = subtree(doc, uid);
  if (moving.some((inner) => inner.uid === parent)) return { ok: false, code: "inside_itself" };
  const blocks = new Map(doc.blocks).set(uid, { ...rec, parent, pos });
  if (moving.some((inner) => depthOf(blocks, inner.uid) > PAGE_LIMITS.depth)) return { ok: false, code: "too_deep" };
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "move", uid, parent: rec.parent, pos: rec.pos } };
}
