import { type BlockRec, childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";

/** Where a block is, for those who do not see the page: "2 of 5", or "2 of 5 in Row". Empty where it is not there. */
export function placeWords(doc: Doc, uid: Uid, titleOf: (rec: BlockRec) => string): string {
  const rec = doc.blocks.get(uid);
  if (!rec) return "";
  const beside = childrenOf(doc, rec.parent).filter(({ slot }) => slot === rec.slot);
  const at = `${beside.findIndex((each) => each.uid === uid) + 1} of ${beside.length}`;
  const parent = rec.parent === null ? undefined : doc.blocks.get(rec.parent);
  return parent ? `${at} in ${titleOf(parent)}` : at;
}
