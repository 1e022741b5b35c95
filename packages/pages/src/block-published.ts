import { isPseudo } from "./block-type.ts";
import type { BlockRec, Uid } from "./doc.ts";

/**
 * Whether a block is unpublished: by its own flag, or because it has children and none of them is published. Pseudo blocks
 * do not count as children. Source: storefront §4, block visibility.
 */
export function isUnpublished(byParent: ReadonlyMap<Uid | null, readonly BlockRec[]>, rec: BlockRec): boolean {
  if (rec.props.published === false) return true;
  const children = (byParent.get(rec.uid) ?? []).filter((child) => !isPseudo(child.type));
  return children.length > 0 && children.every((child) => isUnpublished(byParent, child));
}
