/** Anything JSON can say. Pages travel as JSON, so nothing else is ever stored in one. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** `undefined` marks an absent key in memory; it is never written to the wire. */
export interface JsonObject {
  [key: string]: Json | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Same JSON, whatever the order of keys; an absent key equals an `undefined` one. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/** One text per JSON value: keys sorted, absent keys left out. Used for comparing and for need keys. */
export function canonicalJson(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const entries = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${entries.join(",")}}`;
}
