import { clampSize } from "../block-size.ts";
import type { BlockRec, Doc, PageFields, Uid } from "../doc.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { spreadKeys } from "../order-key.ts";
import { DERIVED_FIELDS, SAVE_MARKS, type WirePage } from "./wire.ts";

const READ_FIELDS = new Set(["id", "uid", "type", "size", "order", "properties", "items", "flags", "schemaVersion"]);

/**
 * The document a wire page describes. Never fails: blocks that are not objects are dropped, as are blocks marked
 * deleted; unknown types and fields are stored. Siblings sort by `order`, those without one last, ties as they came
 * (storefront §3.2). A block with no uid, or one already taken, gets one made from its id or its place.
 */
export function fromWire(wire: WirePage): Doc {
  const { blocks: wireBlocks, ...page } = wire;
  const blocks = new Map<Uid, BlockRec>();
  addLevel(blocks, wireBlocks, null, "at");
  return { page: { ...page, properties: isObject(page.properties) ? page.properties : {} } as PageFields, blocks };
}

function addLevel(blocks: Map<Uid, BlockRec>, level: Json | undefined, parent: Uid | null, place: string): void {
  const present = (Array.isArray(level) ? level : []).filter(isObject).filter((block) => !hasFlag(block, "deleted"));
  const ordered = present.toSorted((a, b) => orderOf(a) - orderOf(b));
  const keys = spreadKeys(ordered.length);
  ordered.forEach((block, index) => {
    const uid = freeUid(blocks, block, `${place}-${index}`);
    blocks.set(uid, { ...readFields(block), uid, parent, pos: keys[index] as string });
    addLevel(blocks, block.items, uid, `${place}-${index}`);
  });
}

function readFields(block: JsonObject): Omit<BlockRec, "uid" | "parent" | "pos"> {
  return {
    id: typeof block.id === "number" ? block.id : null,
    type: typeof block.type === "string" ? block.type : "",
    v: typeof block.schemaVersion === "number" ? block.schemaVersion : 1,
    size: clampSize(block.size),
    props: isObject(block.properties) ? block.properties : {},
    flags: flagsOf(block).filter((flag) => !SAVE_MARKS.includes(flag)),
    rest: unknownFields(block),
  };
}

/** Absent means unlimited, which sorts last; a finite number here keeps the subtraction above a number. */
function orderOf(block: JsonObject): number {
  return typeof block.order === "number" && Number.isFinite(block.order) ? block.order : Number.MAX_SAFE_INTEGER;
}

function freeUid(blocks: ReadonlyMap<Uid, BlockRec>, block: JsonObject, place: string): Uid {
  const wanted = typeof block.uid === "string" && block.uid !== "" ? block.uid : null;
  const base = wanted ?? (typeof block.id === "number" ? `block-${block.id}` : place);
  let uid = base;
  for (let copy = 2; blocks.has(uid); copy += 1) uid = `${base}-${copy}`;
  return uid;
}

function flagsOf(block: JsonObject): string[] {
  return Array.isArray(block.flags) ? block.flags.filter((flag) => typeof flag === "string") : [];
}

function hasFlag(block: JsonObject, flag: string): boolean {
  return flagsOf(block).includes(flag);
}

function unknownFields(block: JsonObject): JsonObject {
  const unknown = Object.entries(block).filter(([key]) => !READ_FIELDS.has(key) && !DERIVED_FIELDS.includes(key));
  return Object.fromEntries(unknown);
}
