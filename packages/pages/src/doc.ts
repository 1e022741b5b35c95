import type { JsonObject } from "./json.ts";

/**
 * A page in memory: one flat record per block, in a Map. A record knows its parent and its place among its siblings
 * (`pos`, a fractional key), so moving one block changes one record and undo costs nothing. The tree the calls speak is
 * made by `toWire` and read by `fromWire`.
 */
export interface Doc {
  /** The stored version of the page that the document was read from; null where it was never stored. */
  readonly rev: string | null;
  readonly page: PageFields;
  readonly blocks: ReadonlyMap<Uid, BlockRec>;
}

/** Stable while a page lives, across saves; `id` is the server's and is null until the block is stored. */
export type Uid = string;

/** Every field of the page but its blocks and its `rev`, by wire name, unknown ones included. */
export type PageFields = JsonObject & { properties: JsonObject };

export interface BlockRec {
  readonly uid: Uid;
  readonly id: number | null;
  readonly type: string;
  /** Schema version of `props`; 1 when the wire is silent. */
  readonly v: number;
  /** Columns of twelve, 3 to 12. */
  readonly size: number;
  readonly parent: Uid | null;
  /** The parent's named slot that it is in; absent among the parent's own items. */
  readonly slot?: string;
  /** Sorts siblings by code unit; see order-key.ts. */
  readonly pos: string;
  readonly props: JsonObject;
  readonly flags: readonly string[];
  /** Wire fields this code does not know, stored for writing back. */
  readonly rest: JsonObject;
}

/** Children of a block, or of the page when `parent` is null, in order. */
export function childrenOf(doc: Doc, parent: Uid | null): readonly BlockRec[] {
  return families(doc).get(parent) ?? [];
}

/** The children of each block, and those of the page under null, in order. */
export type Families = ReadonlyMap<Uid | null, readonly BlockRec[]>;

/** A document never changes, so its blocks are put in order once, for as long as somebody has it. */
const known = new WeakMap<Doc["blocks"], Families>();

/** All families at once. */
export function families({ blocks }: Doc): Families {
  let found = known.get(blocks);
  if (!found) {
    const byParent = Map.groupBy(blocks.values(), (rec) => rec.parent);
    for (const siblings of byParent.values()) siblings.sort(byPlace);
    found = byParent;
    known.set(blocks, found);
  }
  return found;
}

/** The block and everything below it, parents before children. Empty when the block is not there. */
export function subtree(doc: Doc, uid: Uid): BlockRec[] {
  const root = doc.blocks.get(uid);
  if (!root) return [];
  const found = [root];
  for (const rec of found) found.push(...childrenOf(doc, rec.uid));
  return found;
}

/** The depth of a block: 1 at the top of the page. */
export function depthOf(blocks: ReadonlyMap<Uid, BlockRec>, uid: Uid | null): number {
  let depth = 0;
  for (let at = uid; at !== null && depth <= blocks.size; at = blocks.get(at)?.parent ?? null) depth += 1;
  return depth;
}

/** Sibling order is total: by place, then by uid where two people have inserted at one place. */
export function byPlace(a: Pick<BlockRec, "pos" | "uid">, b: Pick<BlockRec, "pos" | "uid">): number {
  if (a.pos !== b.pos) return a.pos < b.pos ? -1 : 1;
  return a.uid < b.uid ? -1 : 1;
}
