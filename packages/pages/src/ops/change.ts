import type { BlockRec, Doc } from "../doc.ts";
import { type Json, sameJson } from "../json.ts";
import { isWritable } from "./insert.ts";
import type { Applied, BlockParts, OpOf, SingleOp } from "./op.ts";

const PARTS: readonly (keyof BlockParts)[] = ["v", "props", "flags", "rest"];

/** Replaces whole parts of a block: its properties together with their version, its flags, its foreign fields. */
export function changeBlock(doc: Doc, { uid, from, to }: OpOf<"change">): Applied<SingleOp> {
  const rec = doc.blocks.get(uid);
  if (!rec) return { ok: false, code: "not_found" };
  const parts = PARTS.filter((part) => to[part] !== undefined);
  const named = (side: BlockParts) => Object.keys(side).toSorted().join();
  if (parts.length === 0 || named(from) !== named(to)) return { ok: false, code: "bad_value" };
  if (parts.length !== Object.keys(to).length) return { ok: false, code: "bad_value" };
  if (!parts.every((part) => sameJson(rec[part] as Json, from[part] as Json))) return { ok: false, code: "stale" };
  const changed: BlockRec = { ...rec, ...to };
  if (!isWritable(changed)) return { ok: false, code: "bad_value" };
  const blocks = new Map(doc.blocks).set(uid, changed);
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "change", uid, from: to, to: from } };
}
