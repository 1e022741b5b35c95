import type { BlockRec, Doc, Uid } from "@selvedge/pages/doc";

/** Stands for the page itself among the uids of blocks: its own fields, and which blocks stand at its top. */
export const thePage = "";

/** What has to be rendered again between two documents: blocks that changed, and those whose items did. */
export function changedUids(before: Doc, after: Doc): ReadonlySet<Uid> {
  const changed = new Set<Uid>();
  if (before === after) return changed;
  if (before.page !== after.page) changed.add(thePage);
  const add = (from: BlockRec | undefined, to: BlockRec | undefined) => {
    if (from === to) return;
    changed.add((to ?? from)!.uid);
    if (from && to && from.parent === to.parent && from.pos === to.pos && from.slot === to.slot) return;
    for (const rec of [from, to]) if (rec) changed.add(rec.parent ?? thePage);
  };
  for (const rec of before.blocks.values()) add(rec, after.blocks.get(rec.uid));
  for (const rec of after.blocks.values()) if (!before.blocks.has(rec.uid)) add(undefined, rec);
  return changed;
}
