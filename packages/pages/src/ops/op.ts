import type { BlockRec, Doc, Uid } from "../doc.ts";
import type { Json, JsonObject } from "../json.ts";

/** Way to a value inside properties: object keys, indexes into lists, or the `key` of an item of a list. */
export type Path = readonly (string | number)[];

/** Where a block is. */
export interface Place {
  readonly parent: Uid | null;
  readonly pos: string;
  /** The parent's named slot; absent for its own items. */
  readonly slot?: string;
}

/** Where an item of a list is, and what it holds; `after` is the key of the item before it, null for the first. */
export interface ItemPlace {
  readonly after: string | null;
  readonly value: JsonObject;
}

/** The parts of a block that a `change` may replace, each as a whole. */
export type BlockParts = Partial<Pick<BlockRec, "v" | "props" | "flags" | "rest">>;

type Values = { readonly from: Json | undefined; readonly to: Json | undefined };

/**
 * A change to one thing. Each says what its author saw (`from`, or for `remove` the blocks themselves), so that a change
 * to something that is different by now is refused and nobody's work is overwritten unseen.
 */
export type SingleOp =
  | { readonly t: "insert"; readonly recs: readonly BlockRec[] }
  | { readonly t: "remove"; readonly recs: readonly BlockRec[] }
  | { readonly t: "move"; readonly uid: Uid; readonly from: Place; readonly to: Place }
  | ({ readonly t: "set"; readonly uid: Uid; readonly path: Path } & Values)
  | {
      readonly t: "item";
      readonly uid: Uid;
      readonly path: Path;
      readonly key: string;
      readonly from: ItemPlace | null;
      readonly to: ItemPlace | null;
    }
  | { readonly t: "resize"; readonly uid: Uid; readonly from: number; readonly to: number }
  | { readonly t: "change"; readonly uid: Uid; readonly from: BlockParts; readonly to: BlockParts }
  | ({ readonly t: "page"; readonly path: Path } & Values)
  | ({ readonly t: "theme"; readonly key: string } & Values);

/** Changes that belong together, such as a paste or a removal of several blocks: all are made, or none. */
export interface GroupOp {
  readonly t: "group";
  readonly ops: readonly SingleOp[];
}

/** Every change a page can undergo. Each is applied by `apply`, and each has an inverse. */
export type Op = SingleOp | GroupOp;

export type OpOf<T extends Op["t"]> = Extract<Op, { t: T }>;

/** `stale` means that what is to be changed is no longer what the author saw; the editor then shows both. */
export type OpError =
  | "unknown_op"
  | "not_found"
  | "already_there"
  | "no_parent"
  | "inside_itself"
  | "bad_block"
  | "bad_size"
  | "bad_place"
  | "bad_path"
  | "bad_value"
  | "stale"
  | "too_many_blocks"
  | "too_deep";

export type Refused<Code extends string = OpError> = { readonly ok: false; readonly code: Code };

export type Applied<Inverse extends Op = Op> =
  | { readonly ok: true; readonly doc: Doc; readonly inverse: Inverse }
  | Refused;
