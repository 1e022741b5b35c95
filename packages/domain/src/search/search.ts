// Finds and ranks what a shop has for what a shopper typed. Pure and bounded: the time grows with the shop's different words
// times a fixed most of typed ones, whatever is typed. Source: platform-core §5.
import { matchWord } from "./match-word.ts";
import { nameKeyOf } from "./search-entry.ts";
import type { SearchIndex } from "./search-index.ts";
import { typedWords } from "./words.ts";

/** Typed words beyond these play no part. */
export const typedLimit = 8;

/** Words that join others. They need not be in what is found; where they are, they count. */
export const joiningWords: ReadonlySet<string> = new Set("a an and at by for from in of on or the to with".split(" "));

export interface Found {
  id: number;
  /** Only for comparing what was found by the same words. */
  score: number;
}

/** The words that are looked for, each once. */
export const soughtWords = (typed: string): string[] => [...new Set(typedWords(typed).slice(0, typedLimit))];

/**
 * What fits the typed text, best first. Each typed word has to fit somewhere, so that every further word narrows; beside
 * others, joining words may be missing. Ranked by the best place of each word, a name that was typed exactly before all
 * others, of equals the best seller, then the older. Nothing typed finds nothing.
 */
export function search(index: SearchIndex, typed: string): Found[] {
  const words = soughtWords(typed);
  const key = nameKeyOf(typed);
  return [...sumsOf(index, words)]
    .map(([place, score]) => ({ entry: index.entries[place]!, score }))
    .toSorted(
      (a, b) =>
        Number(b.entry.nameKey === key) - Number(a.entry.nameKey === key) ||
        b.score - a.score ||
        b.entry.orders - a.entry.orders ||
        a.entry.id - b.entry.id,
    )
    .map(({ entry, score }) => ({ id: entry.id, score }));
}

/** The sum of each word's best match times its field's weight, by the places in which every word that counts fits. */
function sumsOf(index: SearchIndex, words: readonly string[]): ReadonlyMap<number, number> {
  const [joining, counting] = splitBy(words, (word) => joiningWords.has(word));
  const [first, ...others] = (counting.length > 0 ? counting : joining).map((word) => fitsOf(index, word));
  const sums = new Map(first);
  for (const fits of others)
    for (const [place, sum] of sums) {
      const score = fits.get(place);
      if (score === undefined) sums.delete(place);
      else sums.set(place, sum + score);
    }
  if (counting.length > 0)
    for (const word of joining)
      for (const [place, score] of fitsOf(index, word)) if (sums.has(place)) sums.set(place, sums.get(place)! + score);
  return sums;
}

const splitBy = (words: readonly string[], isFirst: (word: string) => boolean): [string[], string[]] => [
  words.filter(isFirst),
  words.filter((word) => !isFirst(word)),
];

/** The best match of one typed word in each place, times its field's weight. */
function fitsOf({ words }: SearchIndex, typed: string): Map<number, number> {
  const fits = new Map<number, number>();
  for (const [word, places] of words) {
    const match = matchWord(typed, word);
    if (match === 0) continue;
    for (let at = 0; at < places.length; at += 2) {
      const score = match * places[at + 1]!;
      if (score > (fits.get(places[at]!) ?? 0)) fits.set(places[at]!, score);
    }
  }
  return fits;
}
