import { isTemplateName } from "@selvedge/domain/templates/template-names";
import { type BlockType, type BlockTypes, type Compatibility, isPseudo } from "../block-type.ts";
import type { BlockRec, Doc } from "../doc.ts";
import { kindOf } from "../page/page-kind.ts";
import { acceptFault, pinnedOf } from "../placement.ts";
import { templateTakes } from "../templates/templates.ts";

export type StructureCode =
  | "not_accepted"
  | "full"
  | "not_for_this_page"
  | "pinned"
  | "before_pinned"
  | "once_only"
  | "needed";

/** Where on a page its blocks are. Source: storefront §3.1: version 1 is the grid, later ones are stacked sections. */
export function groundOf({ page }: Doc): Compatibility {
  if (isTemplateName(page.template)) return page.template;
  const kind = kindOf(page);
  if (kind !== "store") return kind;
  return (page.version ?? 1) === 1 ? "grid" : "section";
}

/** Whether a page takes blocks of a type at all. */
export const takesType = (ground: Compatibility, type: BlockType): boolean =>
  isTemplateName(ground) ? templateTakes(ground, type) : type.compatibility.includes(ground);

/**
 * Why blocks may not come under their parents, or null where they may. A block of unknown type is stored and shown to
 * nobody, so it may be anywhere; children it came with stay in it.
 */
export function insertFault(doc: Doc, types: BlockTypes, recs: readonly BlockRec[]): StructureCode | null {
  const coming = new Map(recs.map((rec) => [rec.uid, rec]));
  const after = [...doc.blocks.values()].filter(({ uid }) => !coming.has(uid)).concat(recs);
  for (const rec of recs) {
    const type = types.get(rec.type);
    if (type && !takesType(groundOf(doc), type)) return "not_for_this_page";
    if (type?.part && rec.parent !== null) return "not_accepted";
    if (type?.part && after.some((other) => other !== rec && other.type === rec.type)) return "once_only";
    const parent = rec.parent === null ? null : (coming.get(rec.parent) ?? doc.blocks.get(rec.parent));
    const isForeign = parent !== null && parent !== undefined && coming.has(parent.uid) && !types.has(parent.type);
    if (isForeign || isPseudo(rec.type)) continue;
    const isBeside = (other: BlockRec) => other.parent === rec.parent && other.slot === rec.slot && other !== rec;
    const code = acceptFault(types, { parent, slot: rec.slot, type: rec.type, others: after.filter(isBeside) });
    if (code) return code;
  }
  return null;
}

/** Why the opening slideshow would no longer open the page, or null where it does, or is gone. */
export function pinnedFault(before: Doc, after: Doc): StructureCode | null {
  const uid = pinnedOf(before);
  const was = uid === null ? undefined : before.blocks.get(uid);
  const is = uid === null ? undefined : after.blocks.get(uid);
  if (!was || !is) return null;
  if (is.parent === null && pinnedOf(after) === uid) return null;
  return is.parent !== was.parent || is.pos !== was.pos ? "pinned" : "before_pinned";
}

/** Whether a part is gone, or hidden, that its template cannot be without. */
export function neededFault(before: Doc, after: Doc, types: BlockTypes): StructureCode | null {
  if (!isTemplateName(before.page.template)) return null;
  const shown = (doc: Doc) =>
    new Set([...doc.blocks.values()].filter(({ props }) => props.published !== false).map(({ type }) => type));
  const is = shown(after);
  const isLost = [...shown(before)].some((type) => types.get(type)?.part?.needed && !is.has(type));
  return isLost ? "needed" : null;
}
