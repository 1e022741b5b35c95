import { blockName, blockNameMax } from "@selvedge/pages/block-name";
import type { Doc, Uid } from "@selvedge/pages/doc";
import type { OpOf } from "@selvedge/pages/ops/op";

/** Calls a block something, or with no letters what its type is called; null where that is its name already. */
export function naming(doc: Doc, uid: Uid, typed: string): OpOf<"change"> | null {
  const rec = doc.blocks.get(uid);
  const name = typed.replace(/\s+/g, " ").trim().slice(0, blockNameMax);
  if (!rec || name === blockName(rec)) return null;
  const { name: _, ...rest } = rec.rest;
  return { t: "change", uid, from: { rest: rec.rest }, to: { rest: name ? { ...rest, name } : rest } };
}
