import { pathTo } from "@selvedge/builder/edits/nesting";
import type { PageDiff } from "@selvedge/pages/diff/page-diff";
import { childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";

/** Blocks at the top of the page that are the same in both states, with all that is in them; in the order of the first. */
export function sameBlocks({ blocks }: PageDiff, a: Doc, b: Doc): Uid[] {
  const different = new Set(
    blocks.flatMap(({ rec }) => [a, b].flatMap((doc) => pathTo(doc, rec.uid).slice(0, 1))).map(({ uid }) => uid),
  );
  return childrenOf(a, null)
    .map(({ uid }) => uid)
    .filter((uid) => !different.has(uid) && b.blocks.get(uid)?.parent === null);
}
