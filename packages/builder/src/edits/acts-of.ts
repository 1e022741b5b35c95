import type { BlockTypes } from "@selvedge/pages/block-type";
import { childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import { isPinned } from "@selvedge/pages/placement";
import { type BlockAct, blockActNames } from "./block-acts.ts";
import { widthOf } from "./block-width.ts";
import { inward, outward } from "./nesting.ts";

/** What can be done with a block where it is, in the order of the list of acts. */
export function actsOf(doc: Doc, types: BlockTypes, uid: Uid): BlockAct[] {
  const rec = doc.blocks.get(uid);
  if (!rec) return [];
  const type = types.get(rec.type);
  const takes = type !== undefined && (type.accepts === "any" || type.accepts.length > 0);
  const isFree = !isPinned(doc, uid);
  // A part of a template is there once, at its top.
  const isPart = type?.part !== undefined;
  const isNeeded = Boolean(type?.part?.needed);
  const can: Partial<Record<BlockAct, boolean>> = {
    up: isFree,
    down: isFree,
    in: isFree && !isPart && inward(doc, types, uid) !== null,
    out: outward(doc, uid) !== null,
    narrower: widthOf(doc, uid)?.fixedBecause === null,
    wider: widthOf(doc, uid)?.fixedBecause === null,
    inside: takes,
    duplicate: !isPart,
    copy: !isPart,
    cut: !isPart,
    hide: !isNeeded,
    wrap: isFree && !isPart && types.has("row"),
    remove: !isNeeded,
    unwrap: takes && childrenOf(doc, uid).length > 0,
  };
  return blockActNames.filter((act) => can[act] ?? true);
}
