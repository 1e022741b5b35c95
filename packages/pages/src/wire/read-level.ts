import { clampSize } from "../block-size.ts";
import type { BlockRec, Uid } from "../doc.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { placeKeys } from "./place-keys.ts";
import { DERIVED_FIELDS, SAVE_MARKS } from "./wire.ts";

/** Makes a uid that no block of any page has. */
export type MakeUid = () => Uid;

/** The wire fields that a record has a place of its own for; all others are its `rest`. */
export const READ_FIELDS: ReadonlySet<string> = new Set([
  "id",
  "uid",
  "type",
  "size",
  "order",
  "pos",
  "slot",
  "properties",
  "items",
  "flags",
  "schemaVersion",
]);

interface Reading {
  readonly blocks: Map<Uid, BlockRec>;
  readonly makeUid?: MakeUid;
}

/** Reads siblings and all below them into `blocks`. */
export function addLevel(reading: Reading, level: Json | undefined, parent: Uid | null, place: string): void {
  const { blocks } = reading;
  const present = (Array.isArray(level) ? level : []).filter(isObject).filter((block) => !hasFlag(block, "deleted"));
  const ordered = present.toSorted((a, b) => orderOf(a) - orderOf(b));
  const taken = new Set<Uid>();
  const siblings = ordered.map((block, index) => {
    const uid = freeUid(reading, taken, block, `${place}-${index}`);
    taken.add(uid);
    return { uid, pos: block.pos, block };
  });
  const keys = placeKeys(siblings);
  siblings.forEach(({ uid, block }, index) => {
    blocks.set(uid, { ...readFields(block), uid, parent, pos: keys[index] as string });
  });
  for (const [index, { uid, block }] of siblings.entries()) addLevel(reading, block.items, uid, `${place}-${index}`);
}

function readFields(block: JsonObject): Omit<BlockRec, "uid" | "parent" | "pos"> {
  return {
    id: typeof block.id === "number" ? block.id : null,
    type: typeof block.type === "string" ? block.type : "",
    v: typeof block.schemaVersion === "number" ? block.schemaVersion : 1,
    size: clampSize(block.size),
    ...(typeof block.slot === "string" && block.slot !== "" ? { slot: block.slot } : {}),
    props: isObject(block.properties) ? block.properties : {},
    flags: flagsOf(block).filter((flag) => !SAVE_MARKS.includes(flag)),
    rest: unknownFields(block),
  };
}

/** Absent means unlimited, which sorts last; a finite number here keeps the subtraction above a number. */
function orderOf(block: JsonObject): number {
  return typeof block.order === "number" && Number.isFinite(block.order) ? block.order : Number.MAX_SAFE_INTEGER;
}

function freeUid({ blocks, makeUid }: Reading, taken: ReadonlySet<Uid>, block: JsonObject, place: string): Uid {
  const isTaken = (uid: Uid) => blocks.has(uid) || taken.has(uid);
  const wanted = typeof block.uid === "string" && block.uid !== "" ? block.uid : null;
  if (wanted && !isTaken(wanted)) return wanted;
  const base = makeUid?.() ?? wanted ?? (typeof block.id === "number" ? `block-${block.id}` : place);
  let uid = base;
  for (let copy = 2; isTaken(uid); copy += 1) uid = `${base}-${copy}`;
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
