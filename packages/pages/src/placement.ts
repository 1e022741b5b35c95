import { type BlockTypes, isPseudo } from "./block-type.ts";
import { type BlockRec, childrenOf, type Doc, type Uid } from "./doc.ts";
import type { OpOf } from "./ops/op.ts";
import { keyBetween, keysBetween, type Random } from "./order-key.ts";

/** The slideshow that opens the page. It is fixed there: it does not move, and nothing goes before it (storefront §3.2). */
export function pinnedOf(doc: Doc): Uid | null {
  const first = childrenOf(doc, null)[0];
  return first?.type === "slideshow" ? first.uid : null;
}

export const isPinned = (doc: Doc, uid: Uid): boolean => pinnedOf(doc) === uid;

export type PlaceRefusal = "pinned" | "before_pinned" | "not_accepted";

/** The editor's messages when a place is refused, by drag and by keyboard. */
export const REFUSAL_TEXT: Record<PlaceRefusal, string> = {
  pinned: "The opening slideshow stays at the top of the page.",
  before_pinned: "Nothing goes above the opening slideshow.",
  not_accepted: "That block does not take this kind of block.",
};

/** A free place, and the moves of siblings that have to come first to make it free; mostly there are none. */
export interface FreePlace {
  readonly pos: string;
  readonly shifts: readonly OpOf<"move">[];
}

/**
 * The place before `index` among a parent's children, leaving `moving` out of the count. Where two people inserted at one
 * place at once, siblings share a key and nothing fits between them: `shifts` then gives those behind the place keys of
 * their own, and belongs into one group with the change.
 */
export function placeAt(
  doc: Doc,
  { parent, index, moving, random }: { parent: Uid | null; index: number; moving?: Uid; random?: Random },
): FreePlace {
  const siblings = childrenOf(doc, parent).filter((rec) => rec.uid !== moving);
  const at = Math.max(0, Math.min(index, siblings.length));
  const before = siblings[at - 1]?.pos ?? null;
  const equal = before === null ? [] : siblings.slice(at).filter(({ pos }) => pos === before);
  const after = siblings[at + equal.length]?.pos ?? null;
  const keys = keysBetween(before, after, equal.length);
  const shifts = equal.map(({ uid, pos }, place) => {
    return { t: "move", uid, from: { parent, pos }, to: { parent, pos: keys[place] ?? pos } } as const;
  });
  return { pos: keyBetween(before, keys[0] ?? after, random), shifts };
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

/** Whether a block, or the page for `null`, takes a child of a type. A block of unknown type takes none. */
export function accepts(types: BlockTypes, parent: BlockRec | null | undefined, type: string): boolean {
  if (parent === null || isPseudo(type)) return true;
  const allowed = parent ? (types.get(parent.type)?.accepts ?? []) : [];
  return allowed === "any" || allowed.includes(type);
}
