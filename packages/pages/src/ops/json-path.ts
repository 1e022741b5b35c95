import { isObject, type Json, type JsonObject } from "../json.ts";
import type { Path } from "./op.ts";

type Found = { ok: true; value: Json | undefined } | { ok: false };

/** The value at a path; fails when something on the way is not there to be walked through. */
export function readAt(target: Json, path: Path): Found {
  let at: Json | undefined = target;
  for (const step of path) {
    if (!canStep(at, step)) return { ok: false };
    at = Array.isArray(at) ? at[step as number] : (at as JsonObject)[step];
  }
  return { ok: true, value: at };
}

/**
 * A copy of the target with one value changed; everything beside the path is shared. `undefined` takes a key away; a list
 * keeps its length, so whole lists are set rather than grown.
 */
export function writeAt(
  target: JsonObject,
  path: Path,
  value: Json | undefined,
): { ok: true; value: JsonObject } | { ok: false } {
  if (path.length === 0 || !readAt(target, path).ok) return { ok: false };
  if (value === undefined && typeof path.at(-1) === "number") return { ok: false };
  return { ok: true, value: replaced(target, path, value) as JsonObject };
}

function replaced(at: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [step, ...further] = path;
  if (step === undefined) return value;
  if (Array.isArray(at)) return at.with(step as number, replaced(at[step as number], further, value) as Json);
  const next = replaced((at as JsonObject)[step], further, value);
  const { [step]: _, ...others } = at as JsonObject;
  return next === undefined ? others : { ...others, [step]: next };
}

/** A prototype is never part of a document, so its names are no steps. */
function canStep(at: Json | undefined, step: string | number): boolean {
  if (Array.isArray(at)) return Number.isInteger(step) && (step as number) >= 0 && (step as number) < at.length;
  return isObject(at) && typeof step === "string" && step !== "__proto__";
}
