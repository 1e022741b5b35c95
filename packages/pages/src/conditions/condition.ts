import { isObject, type Json, type JsonObject } from "../json.ts";

/** Who is looking, when and where: everything a condition may check. The server fills it in; nothing is guessed here. */
export interface Facts {
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: number;
  readonly login: "logged-in" | "logged-out";
  readonly currency: string;
  /** ISO 3166 code, or empty when not known. */
  readonly country: string;
  /** Split-test variations in force, by test name. */
  readonly variations: Readonly<Record<string, string>>;
}

/** What of the facts a page's look depends on; a cache keeps one copy per value of each. */
export type Dimension = "login" | "currency" | "country" | "variation";

export interface Condition {
  readonly name: string;
  readonly reads: readonly Dimension[];
  readonly isValid: (params: JsonObject) => boolean;
  readonly passes: (params: JsonObject, facts: Facts) => boolean;
  /** Next instant after now at which the answer may change, in ms; null for never. */
  readonly changesAtMs?: (params: JsonObject, nowMs: number) => number | null;
}

export type Conditions = ReadonlyMap<string, Condition>;

export interface WrittenCondition {
  readonly name: string;
  readonly params: JsonObject;
}

export function registerConditions(conditions: readonly Condition[]): Conditions {
  return new Map(conditions.map((condition) => [condition.name, condition]));
}

/**
 * Reads a block's `conditions`: a list, or the same list as JSON text; entries are `{name, params}` or a bare name.
 * Anything unreadable comes back as a condition no registry knows, so the block is hidden rather than shown to all.
 */
export function readConditions(value: Json | undefined): WrittenCondition[] {
  if (value === undefined || value === null || value === "") return [];
  const list = typeof value === "string" ? parseList(value) : value;
  if (!Array.isArray(list)) return [{ name: "unreadable", params: {} }];
  return list.map(readOne);
}

function readOne(entry: Json): WrittenCondition {
  if (typeof entry === "string") return { name: entry, params: {} };
  if (!isObject(entry) || typeof entry.name !== "string") return { name: "unreadable", params: {} };
  return { name: entry.name, params: isObject(entry.params) ? entry.params : {} };
}

function parseList(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
