import { isObject, type Json, type JsonObject } from "../json.ts";
import type { Path } from "./op.ts";

type Found = { ok: true; value: Json | undefined } | { ok: false };
type Written = { ok: true; value: JsonObject } | { ok: false };

/** The value at a path; fails when something on the way is not there to be walked through. */
export function readAt(target: Json, path: Path): Found {
  let at: Json | undefined = target;
  for (const step of path) {
    const found = stepInto(at, step);
    if (!found.ok) return found;
    at = found.value;
  }
  return { ok: true, value: at };
}

/**
 * A copy of the target with one value changed; everything beside the path is shared. `undefined` takes a key away; a list
 * keeps its length.
 */
export function writeAt(target: JsonObject, path: Path, value: Json | undefined): Written {
  if (path.length === 0 || !readAt(target, path).ok) return { ok: false };
  const inList = Array.isArray(valueAt(target, path.slice(0, -1)));
  if (value === undefined && inList) return { ok: false };
  return { ok: true, value: replaced(target, path, value) as JsonObject };
}

/**
 * The same value, at the nearest step of the path that is there: `["colours", "text"]` where nothing has colours yet is
 * `["colours"]` with an object of one colour.
 */
export function atNearest(
  target: JsonObject,
  path: Path,
  value: Json | undefined,
): { path: Path; value: Json | undefined } {
  for (let length = 1; length < path.length; length += 1) {
    const found = readAt(target, path.slice(0, length));
    if (!found.ok || found.value !== undefined) continue;
    const inner = path.slice(length);
    if (value === undefined || !inner.every((step) => typeof step === "string")) break;
    return { path: path.slice(0, length), value: inner.reduceRight<Json>((held, step) => ({ [step]: held }), value) };
  }
  return { path, value };
}

const valueAt = (target: Json, path: Path): Json | undefined => {
  const found = readAt(target, path);
  return found.ok ? found.value : undefined;
};

function replaced(at: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [step, ...further] = path;
  if (step === undefined) return value;
  if (Array.isArray(at)) {
    const index = indexOf(at, step);
    return at.with(index, replaced(at[index], further, value) as Json);
  }
  const next = replaced((at as JsonObject)[step], further, value);
  const { [step]: _, ...others } = at as JsonObject;
  return next === undefined ? others : { ...others, [step]: next };
}

/** A prototype is never part of a document, so its names are no steps. */
function stepInto(at: Json | undefined, step: string | number): Found {
  if (Array.isArray(at)) {
    const index = indexOf(at, step);
    return index < 0 ? { ok: false } : { ok: true, value: at[index] };
  }
  if (!isObject(at) || typeof step !== "string" || step === "__proto__") return { ok: false };
  return { ok: true, value: Object.hasOwn(at, step) ? at[step] : undefined };
}

/** The index of a list's item, given by its index or its `key`; -1 where there is none. */
export function indexOf(list: readonly Json[], step: string | number): number {
  if (typeof step === "string") return list.findIndex((item) => isObject(item) && item.key === step);
  return Number.isInteger(step) && step >= 0 && step < list.length ? step : -1;
}
