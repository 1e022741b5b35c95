// Which words of a page are still those that a ready section or a new block came with.
import { type BlockType, makeBlock } from "@selvedge/pages/block-type";
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

/** What new blocks start with and a shop may well mean. All else is a placeholder, or a promise that may be untrue of the shop. */
const meant: ReadonlySet<string> = new Set([
  ...["Ask us", "We answer by email.", "Write to us", "Newsletter", "Share our shop"],
  ...["Shop now", "Shop by drawing", "New", "What is new", "Most worn this month", "What we print on"],
  ...["Made to order", "100%", "printed when you order", "Your words or drawing on any piece. One is enough."],
  ...["Not sure of your size?", "Measure", "For members", "For members.", "We open soon", "each"],
]);

/**
 * The words of a page that nobody has written: sentences and figures of a ready section, and what a block of the same type starts
 * with. A heading or a button of a section may well be meant.
 */
export function sampleWords(doc: Doc): SampleWords[] {
  const sections = new Set(textsIn(PATTERNS.flatMap(({ blocks }) => blocks)).flatMap(({ words }) => words));
  const starters = new Map([...BLOCK_TYPES.values()].map((type) => [type.type, startOf(type)]));
  return [...doc.blocks.values()].flatMap((rec) =>
    textsOf(rec).filter(
      ({ words }) => (isTelling(words) && sections.has(words)) || starters.get(rec.type)?.has(words) === true,
    ),
  );
}

const textsIn = (blocks: readonly object[]): SampleWords[] =>
  [
    ...fromWire({ url: "/", name: "", version: 1, properties: {}, blocks } as unknown as WirePage).blocks.values(),
  ].flatMap(textsOf);

/** What a new block of a type says and is not meant. What it holds are blocks that start on their own. */
function startOf({ type }: BlockType): ReadonlySet<string> {
  const made = makeBlock(BLOCK_TYPES, type);
  const texts = made.ok ? textsIn([made.block]) : [];
  return new Set(texts.map(({ words }) => words).filter((words) => !meant.has(words)));
}

/** What a block says, line by line. */
function textsOf({ uid, type, props }: BlockRec): SampleWords[] {
  const fields = BLOCK_TYPES.get(type)?.fields ?? {};
  return Object.entries(fields).flatMap(([field, shape]) =>
    linesIn(shape, props[field])
      .filter((words) => words.trim() !== "")
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
