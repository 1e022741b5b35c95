// Changes come from clients as JSON: everything is looked at before it is taken for a change.
import type { BlockRec } from "../doc.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { PAGE_LIMITS } from "../limits.ts";
import type { BlockParts, ItemPlace, Op, OpOf, Path, Place, Refused, SingleOp } from "./op.ts";

type Reader<T> = (value: Json | undefined) => T | undefined;

/** No change that a person makes has more parts than this. */
const MOST_PARTS = PAGE_LIMITS.blocks * 2;

/** A change from JSON: "unknown_op" for a kind that does not exist, "bad_value" where a part of it is not what it should be. */
export function readOp(json: Json | undefined): { ok: true; op: Op } | Refused<"unknown_op" | "bad_value"> {
  if (!isObject(json) || typeof json.t !== "string") return { ok: false, code: "unknown_op" };
  if (json.t === "group") {
    const ops = listOf((each) => readSingle(each))(json.ops);
    return ops ? { ok: true, op: { t: "group", ops } } : { ok: false, code: "bad_value" };
  }
  if (!Object.hasOwn(readers, json.t)) return { ok: false, code: "unknown_op" };
  const op = readSingle(json);
  return op ? { ok: true, op } : { ok: false, code: "bad_value" };
}

function readSingle(json: Json | undefined): SingleOp | undefined {
  if (!isObject(json) || typeof json.t !== "string" || !Object.hasOwn(readers, json.t)) return;
  return readers[json.t as SingleOp["t"]](json);
}

const text: Reader<string> = (value) => (typeof value === "string" ? value : undefined);
const number: Reader<number> = (value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined);
const object: Reader<JsonObject> = (value) => (isObject(value) ? value : undefined);
const textOrNull: Reader<string | null> = (value) => (value === null ? null : text(value));

function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > MOST_PARTS) return;
    const found = value.map(read);
    return found.every((each) => each !== undefined) ? (found as T[]) : undefined;
  };
}

const path: Reader<Path> = listOf<string | number>((step) => text(step) ?? number(step));

/** All parts, each as its reader gives it; undefined where one cannot be read. */
function parts<T>(value: Json | undefined, readersOfParts: { [K in keyof T]: Reader<T[K]> }): T | undefined {
  if (!isObject(value)) return;
  const entries = Object.entries(readersOfParts).map(([name, read]) => [name, (read as Reader<unknown>)(value[name])]);
  return entries.every(([, part]) => part !== undefined) ? (Object.fromEntries(entries) as T) : undefined;
}

/** A record or a place with the slot that it may name; undefined where that is no text. */
function withSlot<T extends { readonly slot?: string }>(value: Json | undefined, read: T | undefined): T | undefined {
  if (!read || !isObject(value) || value.slot === undefined) return read;
  return typeof value.slot === "string" && value.slot !== "" ? { ...read, slot: value.slot } : undefined;
}

const record: Reader<BlockRec> = (value) => withSlot(value, recordParts(value));

const recordParts: Reader<BlockRec> = (value) =>
  parts<Omit<BlockRec, "slot">>(value, {
    uid: text,
    id: (id) => (id === null ? null : number(id)),
    type: text,
    v: number,
    size: number,
    parent: textOrNull,
    pos: text,
    props: object,
    flags: listOf(text),
    rest: object,
  });

const place: Reader<Place> = (value) =>
  withSlot<Place>(value, parts<Omit<Place, "slot">>(value, { parent: textOrNull, pos: text }));
const itemPlace: Reader<ItemPlace | null> = (value) =>
  value === null ? null : parts<ItemPlace>(value, { after: textOrNull, value: object });

const partReaders: { [K in keyof BlockParts]-?: Reader<BlockParts[K]> } = {
  v: number,
  props: object,
  flags: listOf(text),
  rest: object,
};

const blockParts: Reader<BlockParts> = (value) => {
  if (!isObject(value) || !Object.keys(value).every((name) => Object.hasOwn(partReaders, name))) return;
  const named = Object.keys(value) as (keyof BlockParts)[];
  return parts<BlockParts>(value, Object.fromEntries(named.map((name) => [name, partReaders[name]])));
};

const values = ({ from, to }: JsonObject) => ({ from, to });

const readers: { readonly [T in SingleOp["t"]]: (json: JsonObject) => OpOf<T> | undefined } = {
  insert: (json) => withKind("insert", parts<Pick<OpOf<"insert">, "recs">>(json, { recs: listOf(record) })),
  remove: (json) => withKind("remove", parts<Pick<OpOf<"remove">, "recs">>(json, { recs: listOf(record) })),
  move: (json) => withKind("move", parts<Omit<OpOf<"move">, "t">>(json, { uid: text, from: place, to: place })),
  set: (json) =>
    withKind("set", joined(parts<Pick<OpOf<"set">, "uid" | "path">>(json, { uid: text, path }), values(json))),
  item: (json) =>
    withKind(
      "item",
      parts<Omit<OpOf<"item">, "t">>(json, { uid: text, path, key: text, from: itemPlace, to: itemPlace }),
    ),
  resize: (json) => withKind("resize", parts<Omit<OpOf<"resize">, "t">>(json, { uid: text, from: number, to: number })),
  change: (json) =>
    withKind("change", parts<Omit<OpOf<"change">, "t">>(json, { uid: text, from: blockParts, to: blockParts })),
  page: (json) => withKind("page", joined(parts<Pick<OpOf<"page">, "path">>(json, { path }), values(json))),
  theme: (json) => withKind("theme", joined(parts<Pick<OpOf<"theme">, "key">>(json, { key: text }), values(json))),
};

const withKind = <T extends SingleOp["t"]>(t: T, read: Omit<OpOf<T>, "t"> | undefined): OpOf<T> | undefined =>
  read && ({ t, ...read } as OpOf<T>);

const joined = <A, B>(a: A | undefined, b: B): (A & B) | undefined => a && { ...a, ...b };
