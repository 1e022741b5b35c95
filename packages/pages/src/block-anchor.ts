import type { BlockTypes } from "./block-type.ts";
import type { Doc, Uid } from "./doc.ts";

/** The id of a block's place on the page, for links to it. */
export const anchorOf = (uid: Uid): string => `block-${uid}`;

/** The blocks that others on the page lead to: those alone have an id there. */
export function blocksLedTo(doc: Doc, types: BlockTypes): ReadonlySet<Uid> {
  const found = new Set<Uid>();
  for (const { type, props } of doc.blocks.values())
    for (const [name, field] of Object.entries(types.get(type)?.fields ?? {}))
      if (field.kind === "reference" && field.to === "block" && typeof props[name] === "string") found.add(props[name]);
  return found;
}
