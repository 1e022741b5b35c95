import { isObject, type Json, type JsonObject } from "../json.ts";
import type { Fields } from "../props/field.ts";
import { fieldFaults } from "../props/field-faults.ts";

/** Who is looking, when and where: everything a condition may check. The server fills it in; nothing is guessed here. */
export interface Facts {
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: number;
  /** IANA name of the shop's time zone: days and times of day are those of its clocks. */
  readonly timeZone: string;
  readonly login: "logged-in" | "logged-out";
  readonly currency: string;
  /** ISO 3166 code, or empty when not known. */
  readonly country: string;
  /** Aliases of the split-test variations in force, by the code of their test. */
  readonly variations: Readonly<Record<string, string>>;
}

/** What of the facts a page's look depends on, time aside; a variation by its test's code. */
export type Dimension = "login" | "currency" | "country" | `variation:${string}`;

/** The value of a variation's dimension while its test does not run. No variation is called so. */
export const noVariation = "(none)";

/** The values of each dimension that a page tells apart. All others of a dimension look alike. */
export type Reads = ReadonlyMap<Dimension, ReadonlySet<string>>;

export interface Condition {
  readonly name: string;
  /** What a shop owner calls it. */
  readonly title: string;
  /** Its parameters, for the server's check and for the form that an editor makes of it. */
  readonly fields: Fields;
  /** The values that it tells apart, of valid parameters. */
  readonly reads?: (params: JsonObject) => Readonly<Partial<Record<Dimension, readonly string[]>>>;
  /** What its fields do not say alone, of parameters that they allow. */
  readonly isValid?: (params: JsonObject) => boolean;
  readonly passes: (params: JsonObject, facts: Facts) => boolean;
  /** Next instant after now at which the answer may change, in ms; null for never. */
  readonly changesAtMs?: (params: JsonObject, facts: Pick<Facts, "nowMs" | "timeZone">) => number | null;
  /** The end of "Shown ...", such as "to signed-in visitors", by the clocks of a time zone. */
  readonly words: (params: JsonObject, timeZone: string) => string;
}

export type Conditions = ReadonlyMap<string, Condition>;

export interface WrittenCondition {
  readonly name: string;
  readonly params: JsonObject;
}

export function registerConditions(conditions: readonly Condition[]): Conditions {
  return new Map(conditions.map((condition) => [condition.name, condition]));
}

/** Whether a condition exists and its parameters are what its fields allow. */
export function isValidCondition(conditions: Conditions, { name, params }: WrittenCondition): boolean {
  const known = conditions.get(name);
  return known !== undefined && fieldFaults(known.fields, params).length === 0 && (known.isValid?.(params) ?? true);
}

/** What an editor says of a block's conditions: "Shown on Saturdays, to signed-in visitors." Empty for none. */
export function conditionWords(conditions: Conditions, written: readonly WrittenCondition[], timeZone: string): string {
  const known = written.filter((each) => isValidCondition(conditions, each));
  if (known.length < written.length) return "Shown to nobody, because a condition cannot be read.";
  if (known.length === 0) return "";
  return `Shown ${known.map(({ name, params }) => conditions.get(name)?.words(params, timeZone)).join(", ")}.`;
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
