import type { Doc } from "../doc.ts";
import { isObject, type Json, type JsonObject, sameJson } from "../json.ts";
import { indexOf, readAt, writeAt } from "./json-path.ts";
import type { Applied, ItemPlace, OpOf, SingleOp } from "./op.ts";
import { setProp } from "./set.ts";

/**
 * Adds (`from` null), removes (`to` null) or moves one item of a list, by its `key`: two people who each add an item to
 * one list keep both. A list that is not there yet is begun.
 */
export function placeItem(doc: Doc, op: OpOf<"item">): Applied<SingleOp> {
  const rec = doc.blocks.get(op.uid);
  if (!rec) return { ok: false, code: "not_found" };
  if (!op.key || (!op.from && !op.to) || (op.to && op.to.value.key !== op.key)) return { ok: false, code: "bad_value" };
  const found = readAt(rec.props, op.path);
  if (!found.ok || op.path.length === 0) return { ok: false, code: "bad_path" };
  if (found.value === undefined && op.to) return beginList(doc, op, op.to);
  if (!isKeyed(found.value)) return { ok: false, code: "bad_path" };
  if (!sameJson(seenAt(found.value, op.key), op.from as Json)) return { ok: false, code: "stale" };
  const without = found.value.filter((item) => !isObject(item) || item.key !== op.key);
  const list = op.to ? withItem(without, op.to) : without;
  if (!list) return { ok: false, code: "stale" };
  const written = writeAt(rec.props, op.path, list);
  if (!written.ok) return { ok: false, code: "bad_path" };
  const blocks = new Map(doc.blocks).set(op.uid, { ...rec, props: written.value });
  return { ok: true, doc: { ...doc, blocks }, inverse: { ...op, from: op.to, to: op.from } };
}

function beginList(doc: Doc, { uid, path, from }: OpOf<"item">, { after, value }: ItemPlace): Applied<SingleOp> {
  if (from || after !== null) return { ok: false, code: "stale" };
  return setProp(doc, { t: "set", uid, path, from: undefined, to: [value] });
}

/** A list whose items each have a key of their own; only such a list can say where an item is. */
function isKeyed(value: Json | undefined): value is Json[] {
  if (!Array.isArray(value)) return false;
  const keys = value.map(keyOf);
  return !keys.includes(null) && new Set(keys).size === keys.length;
}

function seenAt(list: readonly Json[], key: string): Json {
  const index = indexOf(list, key);
  if (index < 0) return null;
  const before = list[index - 1];
  return { after: index === 0 ? null : keyOf(before), value: list[index] as JsonObject };
}

/** The list with the item in its place; null where the item that it follows is gone. */
function withItem(list: readonly Json[], { after, value }: ItemPlace): Json[] | null {
  const index = after === null ? 0 : indexOf(list, after) + 1;
  if (after !== null && index === 0) return null;
  return list.toSpliced(index, 0, value);
}

const keyOf = (item: Json | undefined): string | null =>
  isObject(item) && typeof item.key === "string" ? item.key : null;
