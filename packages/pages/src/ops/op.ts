import type { BlockRec, Doc, Uid } from "../doc.ts";
import type { Json } from "../json.ts";

/** Way to a value inside properties: object keys, and indexes into lists. */
export type Path = readonly (string | number)[];

/** Every change a page can undergo. Each is applied by `apply`, and each has an inverse of the same kind. */
export type Op =
  | { readonly t: "insert"; readonly recs: readonly BlockRec[] }
  | { readonly t: "remove"; readonly uids: readonly Uid[] }
  | { readonly t: "move"; readonly uid: Uid; readonly parent: Uid | null; readonly pos: string }
  | {
      readonly t: "set";
      readonly uid: Uid;
      readonly path: Path;
      readonly from: Json | undefined;
      readonly to: Json | undefined;
    }
  | { readonly t: "resize"; readonly uid: Uid; readonly from: number; readonly to: number }
  | { readonly t: "page"; readonly path: Path; readonly from: Json | undefined; readonly to: Json | undefined };

/** `stale` means that the value to be changed is no longer what the author saw; the editor then shows both. */
export type OpError =
  | "not_found"
  | "already_there"
  | "no_parent"
  | "inside_itself"
  | "bad_size"
  | "bad_place"
  | "bad_path"
  | "stale"
  | "too_many_blocks"
  | "too_deep";

export type Applied =
  | { readonly ok: true; readonly doc: Doc; readonly inverse: Op }
  | { readonly ok: false; readonly code: OpError };
