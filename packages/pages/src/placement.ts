import { type BlockTypes, isPseudo } from "./block-type.ts";
import { type BlockRec, childrenOf, type Doc, type Uid } from "./doc.ts";
import { keyBetween } from "./order-key.ts";

/** A slideshow that opens the page is fixed there: it does not move, and nothing goes before it (storefront §3.2). */
export function isPinned(doc: Doc, uid: Uid): boolean {
  const rec = doc.blocks.get(uid);
  if (rec?.type !== "slideshow" || rec.parent !== null) return false;
  return childrenOf(doc, null)[0]?.uid === uid;
}

export type PlaceRefusal = "pinned" | "before_pinned" | "not_accepted";

/** The editor's messages when a place is refused, by drag and by keyboard. */
export const REFUSAL_TEXT: Record<PlaceRefusal, string> = {
  pinned: "The opening slideshow stays at the top of the page.",
  before_pinned: "Nothing goes above the opening slideshow.",
  not_accepted: "That block does not take this kind of block.",
};

/** The key for the place before `index` among a parent's children, leaving `moving` out of the count. */
export function placeAt(doc: Doc, parent: Uid | null, index: number, moving?: Uid): string {
  const siblings = childrenOf(doc, parent).filter((rec) => rec.uid !== moving);
  const at = Math.max(0, Math.min(index, siblings.length));
  return keyBetween(siblings[at - 1]?.pos ?? null, siblings[at]?.pos ?? null);
}

/** Whether a block of a type may be placed before `index` under a parent; `moving` is its uid when it is there already. */
export function mayPlace(
  doc: Doc,
  types: BlockTypes,
  wanted: { type: string; parent: Uid | null; index: number; moving?: Uid },
): { ok: true } | { ok: false; code: PlaceRefusal } {
  if (wanted.moving !== undefined && isPinned(doc, wanted.moving)) return { ok: false, code: "pinned" };
  const first = childrenOf(doc, wanted.parent).find((rec) => rec.uid !== wanted.moving);
  if (wanted.index <= 0 && first && isPinned(doc, first.uid)) return { ok: false, code: "before_pinned" };
  const parent = wanted.parent === null ? null : doc.blocks.get(wanted.parent);
  return accepts(types, parent, wanted.type) ? { ok: true } : { ok: false, code: "not_accepted" };
}

function accepts(types: BlockTypes, parent: BlockRec | null | undefined, type: string): boolean {
  if (parent === null || isPseudo(type)) return true;
  const allowed = parent ? (types.get(parent.type)?.accepts ?? []) : [];
  return allowed === "any" || allowed.includes(type);
}
