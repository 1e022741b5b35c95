import { type Accepts, type BlockTypes, isPseudo } from "./block-type.ts";
import { type BlockRec, childrenOf, type Doc, type Uid } from "./doc.ts";
import type { OpOf } from "./ops/op.ts";
import { keyBetween, keysBetween, type Random } from "./order-key.ts";

/** The slideshow that opens the page. It is fixed there: it does not move, and nothing goes before it (storefront §3.2). */
export function pinnedOf(doc: Doc): Uid | null {
  const first = childrenOf(doc, null)[0];
  return first?.type === "slideshow" ? first.uid : null;
}

export const isPinned = (doc: Doc, uid: Uid): boolean => pinnedOf(doc) === uid;

export type PlaceRefusal = "pinned" | "before_pinned" | "not_accepted" | "full";

/** The editor's messages when a place is refused, by drag and by keyboard. */
export const REFUSAL_TEXT: Record<PlaceRefusal, string> = {
  pinned: "The opening slideshow stays at the top of the page.",
  before_pinned: "Nothing goes above the opening slideshow.",
  not_accepted: "That block does not take this kind of block.",
  full: "That block is full. Take one out first.",
};

/** A free place, and the moves of siblings that have to come first to make it free; mostly there are none. */
export interface FreePlace {
  readonly pos: string;
  readonly shifts: readonly OpOf<"move">[];
}

/** A place among the children of a parent, or of one of its named slots. */
export interface Target {
  readonly parent: Uid | null;
  readonly slot?: string;
  readonly index: number;
  /** The block that is to be moved there, when it is on the page already. */
  readonly moving?: Uid;
}

const siblingsAt = (doc: Doc, { parent, slot, moving }: Omit<Target, "index">): BlockRec[] =>
  childrenOf(doc, parent).filter((rec) => rec.slot === slot && rec.uid !== moving);

/**
 * The place before `index` among a parent's children, leaving `moving` out of the count. Where two people inserted at one
 * place at once, siblings share a key and nothing fits between them: `shifts` then gives those behind the place keys of
 * their own, and belongs into one group with the change.
 */
export function placeAt(doc: Doc, { random, ...target }: Target & { random?: Random }): FreePlace {
  const { parent, slot, index } = target;
  const named = slot === undefined ? {} : { slot };
  const siblings = siblingsAt(doc, target);
  const at = Math.max(0, Math.min(index, siblings.length));
  const before = siblings[at - 1]?.pos ?? null;
  const equal = before === null ? [] : siblings.slice(at).filter(({ pos }) => pos === before);
  const after = siblings[at + equal.length]?.pos ?? null;
  const keys = keysBetween(before, after, equal.length);
  const shifts = equal.map(({ uid, pos }, place) => {
    const to = { parent, pos: keys[place] ?? pos, ...named };
    return { t: "move", uid, from: { parent, pos, ...named }, to } as const;
  });
  return { pos: keyBetween(before, keys[0] ?? after, random), shifts };
}

/** Whether a block of a type may be placed before `index` under a parent; `moving` is its uid when it is there already. */
export function mayPlace(
  doc: Doc,
  types: BlockTypes,
  { type, ...target }: Target & { type: string },
): { ok: true } | { ok: false; code: PlaceRefusal } {
  if (target.moving !== undefined && isPinned(doc, target.moving)) return { ok: false, code: "pinned" };
  const siblings = siblingsAt(doc, target);
  const [first] = siblings;
  if (target.index <= 0 && first && isPinned(doc, first.uid)) return { ok: false, code: "before_pinned" };
  const parent = target.parent === null ? null : doc.blocks.get(target.parent);
  const code = acceptFault(types, { parent, slot: target.slot, type, others: siblings });
  return code ? { ok: false, code } : { ok: true };
}

interface Coming {
  /** null for the page itself; undefined for a block that is not there. */
  readonly parent: BlockRec | null | undefined;
  readonly slot: string | undefined;
  readonly type: string;
  /** The blocks that are in that place besides. */
  readonly others: readonly BlockRec[];
}

/**
 * Why a block, or the page for `null`, does not take one more child of a type among its items or in a named slot; null
 * where it does. A block of unknown type takes none.
 */
export function acceptFault(types: BlockTypes, { parent, slot, type, others }: Coming): "not_accepted" | "full" | null {
  if (isPseudo(type)) return null;
  if (parent === null) return slot === undefined ? null : "not_accepted";
  const place = parent ? placeOf(types, parent, slot) : undefined;
  if (!place || (place.accepts !== "any" && !place.accepts.includes(type))) return "not_accepted";
  const count = others.filter((rec) => !isPseudo(rec.type)).length;
  return place.max !== undefined && count >= place.max ? "full" : null;
}

/** What a block takes among its items or in a slot; undefined for a slot that its type does not have. */
function placeOf(
  types: BlockTypes,
  parent: BlockRec,
  slot: string | undefined,
): { accepts: Accepts; max?: number } | undefined {
  const type = types.get(parent.type);
  if (!type) return;
  if (slot !== undefined) return Object.hasOwn(type.slots ?? {}, slot) ? type.slots?.[slot] : undefined;
  return { accepts: type.accepts, ...(type.maxItems === undefined ? {} : { max: type.maxItems }) };
}
