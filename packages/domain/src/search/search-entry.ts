import { indexedWords, typedWords } from "./words.ts";

/** What a product, a collection, a page, a post or an answer of a shop is found by. */
export interface Searchable {
  id: number;
  name: string;
  tags?: readonly string[];
  /** Names of the collections that it is in, or of the group. */
  collections?: readonly string[];
  colours?: readonly string[];
  /** What it is: "Unisex organic tee". */
  type?: string;
  /** What it says: a summary, an answer. Plain text. */
  text?: string;
  /** How often it has been ordered: the best seller has most. */
  orders?: number;
}

/** How much a match counts by where it is. The name counts most: it is what people remember. */
export const fieldWeights = { name: 8, tags: 4, type: 3, collections: 3, colours: 2, text: 1 } as const;
type Field = keyof typeof fieldWeights;

/** The most words that each field is found by; the name's exceed the typed ones, so that a long name is found whole. */
const wordLimits: Readonly<Record<Field, number>> = {
  name: 40,
  tags: 60,
  type: 12,
  collections: 40,
  colours: 40,
  text: 80,
};

/** Something of a shop made ready for searching. */
export interface SearchEntry {
  id: number;
  orders: number;
  /** The words of its name, as one text. */
  nameKey: string;
  /** Each word that it is found by, with the weight of the best field that holds it. */
  words: ReadonlyMap<string, number>;
}

export function searchEntry(thing: Searchable): SearchEntry {
  const texts: Record<Field, readonly string[]> = {
    name: [thing.name],
    tags: thing.tags ?? [],
    type: [thing.type ?? ""],
    collections: thing.collections ?? [],
    colours: thing.colours ?? [],
    text: piecesOf(thing.text ?? ""),
  };
  const words = new Map<string, number>();
  for (const field of Object.keys(fieldWeights) as Field[])
    for (const word of wordsOf(texts[field], wordLimits[field]))
      words.set(word, Math.max(words.get(word) ?? 0, fieldWeights[field]));
  return { id: thing.id, orders: thing.orders ?? 0, nameKey: nameKeyOf(thing.name), words };
}

export const nameKeyOf = (text: string): string => typedWords(text).join(" ");

function wordsOf(texts: readonly string[], limit: number): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (words.size >= limit) break;
    for (const word of indexedWords(text, limit)) if (words.size < limit) words.add(word);
  }
  return [...words];
}

/** A long text in pieces that are read whole, cut between words; at most six. */
const piecesOf = (text: string): string[] =>
  text
    .slice(0, 1600)
    .match(/\S[\s\S]{0,270}(?=\s|$)/gu)
    ?.slice(0, 6) ?? [];
