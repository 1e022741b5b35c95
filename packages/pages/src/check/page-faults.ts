import type { BlockTypes } from "../block-type.ts";
import type { Doc, Uid } from "../doc.ts";
import { COMMON_FIELDS } from "../props/common-fields.ts";
import { type FieldFault, fieldFaults } from "../props/field-faults.ts";
import { upgradeProps } from "../upgrade.ts";

/** A field of a block that keeps the page from being saved. */
export interface BlockFault extends FieldFault {
  readonly uid: Uid;
}

/** Every failing field of a page, block by block: what a refused save lists. Source: storefront §8. */
export function pageFaults(doc: Doc, types: BlockTypes): BlockFault[] {
  return [...doc.blocks.values()].flatMap((rec) => {
    const type = types.get(rec.type);
    if (!type) return [];
    const faults = fieldFaults({ ...COMMON_FIELDS, ...type.fields }, upgradeProps(type, rec));
    return faults.map((fault) => ({ ...fault, uid: rec.uid }));
  });
}
