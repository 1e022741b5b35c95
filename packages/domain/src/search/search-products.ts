// Finds and ranks a shop's products for what a shopper typed. Pure and bounded: the time grows with the number of products
// times a fixed most of words, whatever is typed and however long the texts are. Source: platform-core §5.
import { matchWord } from "./match-word.ts";
import { indexedWords, typedWords } from "./words.ts";

/** What a product is found by. */
export interface SearchableProduct {
  id: number;
  name: string;
  tags: readonly string[];
  /** Names of the collections that it is in. */
  collections: readonly string[];
  colours: readonly string[];
  /** What it is: "Unisex organic tee". */
  type: string;
  /** How often it has been ordered: the best seller has most. */
  orders: number;
}

/** How much a match counts by where it is. The name counts most: it is what people remember. */
export const fieldWeights = { name: 8, tags: 4, type: 3, collections: 3, colours: 2 } as const;
type Field = keyof typeof fieldWeights;

/** The most words that each field is found by; the name's exceed the typed ones, so that a long name is found whole. */
const wordLimits: Readonly<Record<Field, number>> = { name: 40, tags: 60, type: 12, collections: 40, colours: 40 };
/** Typed words beyond these play no part. */
export const typedLimit = 8;

/** Words that join others. They need not be in a product; where they are, they count. */
const joining: ReadonlySet<string> = new Set("a an and at by for from in of on or the to with".split(" "));

/** A product made ready for searching; make it once and reuse it until the product changes. */
export interface SearchEntry {
  id: number;
  orders: number;
  nameKey: string;
  fields: readonly (readonly [weight: number, words: readonly string[]])[];
}

export function searchEntry(product: SearchableProduct): SearchEntry {
  const texts: Record<Field, readonly string[]> = {
    name: [product.name],
    tags: product.tags,
    type: [product.type],
    collections: product.collections,
    colours: product.colours,
  };
  const fields = (Object.keys(fieldWeights) as Field[]).map(
    (field) => [fieldWeights[field], wordsOf(texts[field], wordLimits[field])] as const,
  );
  return { id: product.id, orders: product.orders, nameKey: keyOf(product.name), fields };
}

function wordsOf(texts: readonly string[], limit: number): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (words.size >= limit) break;
    for (const word of indexedWords(text, limit)) if (words.size < limit) words.add(word);
  }
  return [...words];
}

const keyOf = (text: string): string => typedWords(text).join(" ");

export interface Found {
  id: number;
  /** Only for comparing products found by the same words. */
  score: number;
}

/**
 * The products that fit what was typed, best first. Each typed word has to fit a product somewhere, so that every further
 * word narrows; joining words may be missing. A product is ranked by the best place of each word, one whose name was typed
 * exactly before all others, of equals the best seller, then the older. Nothing typed finds nothing.
 */
export function searchProducts(entries: readonly SearchEntry[], typed: string): Found[] {
  const words = [...new Set(typedWords(typed).slice(0, typedLimit))];
  if (words.length === 0) return [];
  const key = keyOf(typed);
  return entries
    .flatMap((entry) => {
      const score = scoreOf(entry, words);
      return score === null ? [] : [{ entry, score, isName: entry.nameKey === key }];
    })
    .toSorted(
      (a, b) =>
        Number(b.isName) - Number(a.isName) ||
        b.score - a.score ||
        b.entry.orders - a.entry.orders ||
        a.entry.id - b.entry.id,
    )
    .map(({ entry, score }) => ({ id: entry.id, score }));
}

/** The sum of each word's best match times its field's weight; null where a word that counts fits nowhere. */
function scoreOf({ fields }: SearchEntry, words: readonly string[]): number | null {
  let score = 0;
  for (const typed of words) {
    const best = bestOf(fields, typed);
    if (best === 0 && !joining.has(typed)) return null;
    score += best;
  }
  return score;
}

function bestOf(fields: SearchEntry["fields"], typed: string): number {
  let best = 0;
  for (const [weight, words] of fields)
    for (const word of words) {
      const score = weight * matchWord(typed, word);
      if (score > best) best = score;
    }
  return best;
}
