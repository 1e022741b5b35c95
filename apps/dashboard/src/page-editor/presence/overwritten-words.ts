import type { Written } from "@selvedge/builder/saving/overwritten";
import type { Doc } from "@selvedge/pages/doc";
import { COMMON_FIELDS } from "@selvedge/pages/props/common-fields";
import { BLOCK_TYPES, titleOf } from "../block-words.ts";

/** What a person reads once others have written over what they wrote; `savedBy` is null where it may be their own other tab. */
export function overwrittenWords(ops: readonly Written[], doc: Doc, savedBy: string | null): string {
  const [first] = ops;
  const rec = first && doc.blocks.get(first.uid);
  const fields: Readonly<Record<string, { label: string }>> = {
    ...(rec && BLOCK_TYPES.get(rec.type)?.fields),
    ...COMMON_FIELDS,
  };
  const label = fields[String(first?.path[0])]?.label.toLowerCase() ?? "a setting";
  const more = ops.length > 1 ? ` and ${ops.length - 1} more` : "";
  return `${savedBy ?? "Somebody else, or another tab of yours,"} has changed ${label} of ${titleOf(rec)}${more}, which you wrote.`;
}
