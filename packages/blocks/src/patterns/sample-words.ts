// Which words of a page are still those that a ready section came with.
import type { BlockRec, Doc } from "@selvedge/pages/doc";
import type { Field, Fields } from "@selvedge/pages/props/field";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { BLOCK_TYPES } from "../registry.ts";
import { PATTERNS } from "./patterns.ts";

export interface SampleWords {
  uid: string;
  /** Name of the field that holds them, or of the list or group that it is in. */
  field: string;
  words: string;
}

/**
 * The sentences and figures of a page that nobody has written: they are as a ready section brings them, and may be untrue of
 * the shop. A heading or a button of a few words may well be meant.
 */
export function sampleWords(doc: Doc): SampleWords[] {
  const samples = new Set(everySample().flatMap((rec) => textsOf(rec).map(({ words }) => words)));
  return [...doc.blocks.values()].flatMap((rec) => textsOf(rec).filter(({ words }) => samples.has(words)));
}

function everySample(): BlockRec[] {
  const blocks = PATTERNS.flatMap((pattern) => pattern.blocks);
  return [
    ...fromWire({ url: "/", name: "", version: 1, properties: {}, blocks } as unknown as WirePage).blocks.values(),
  ];
}

/** What a block says in sentences and figures. */
function textsOf({ uid, type, props }: BlockRec): SampleWords[] {
  const fields = BLOCK_TYPES.get(type)?.fields ?? {};
  return Object.entries(fields).flatMap(([field, shape]) =>
    linesIn(shape, props[field])
      .filter(isTelling)
      .map((words) => ({ uid, field, words })),
  );
}

function linesIn(shape: Field, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (shape.kind === "text") return [String(value)];
  if (shape.kind === "html") return String(value).split(/<[^>]*>/);
  if (shape.kind === "group") return linesOf(shape.fields, value);
  if (shape.kind === "list" && Array.isArray(value)) return value.flatMap((entry) => linesOf(shape.of, entry));
  return [];
}

const linesOf = (fields: Fields, value: unknown): string[] =>
  Object.entries(fields).flatMap(([name, shape]) => linesIn(shape, (value as Record<string, unknown>)[name]));

const isTelling = (words: string): boolean => /\d/.test(words) || words.trim().split(/\s+/).length >= 5;
