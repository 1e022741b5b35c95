import type { Json, JsonObject } from "../json.ts";

/** A page as the calls carry it (storefront §3.1). Fields a newer or foreign client adds survive the round trip. */
export interface WirePage extends JsonObject {
  /** The stored version that this is, for telling whether somebody has saved in between. */
  rev?: string;
  url?: string;
  version?: number;
  properties?: JsonObject;
  blocks?: Json[];
}

/** A block as the calls carry it (storefront §3.2). `schemaVersion` is absent for version 1. */
export interface WireBlock extends JsonObject {
  id?: number | null;
  uid?: string;
  type?: string;
  size?: number;
  order?: number;
  /** The block's place key; absent from clients that know only `order`. */
  pos?: string;
  /** The named slot of its parent that it is in; absent among the parent's own items. */
  slot?: string;
  properties?: JsonObject;
  items?: Json[];
  flags?: Json[];
  schemaVersion?: number;
}

/** Marks a client puts on a block while saving. They say what changed, not what the block is, so they are not stored. */
export const SAVE_MARKS: readonly string[] = ["deleted", "reordered", "placeholder"];

/** Fields that follow from a block's place and contents; written for readers, never read back. */
export const DERIVED_FIELDS: readonly string[] = ["parent", "page", "unpublished"];
