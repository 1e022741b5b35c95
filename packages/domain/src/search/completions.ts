import { joiningWords, search } from "./search.ts";
import { fieldWeights } from "./search-entry.ts";
import type { SearchIndex } from "./search-index.ts";
import { typedWords } from "./words.ts";

/** Candidates that are tried together with the words before them. */
const most = 24;

/**
 * What the last typed word may become: "ho" is "hoodie" in a shop that sells some. Words that most of the shop's things have
 * come first, and each finds something together with the words before it.
 */
export function completions(index: SearchIndex, typed: string, limit: number): string[] {
  const words = typedWords(typed);
  const last = words.at(-1);
  if (last === undefined || last.length < 2) return [];
  const before = words.slice(0, -1).join(" ");
  return [...index.words]
    .filter(([word, places]) => word !== last && word.startsWith(last) && isOffered(index, word, places))
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([word]) => `${before} ${word}`.trim())
    .filter((text) => before === "" || search(index, text).length > 0)
    .slice(0, limit);
}

/** A word of names, kinds or colours; what stands in texts alone is no offer. */
const isOffered = (index: SearchIndex, word: string, places: readonly number[]): boolean =>
  !joiningWords.has(word) &&
  !isMany(index, word) &&
  places.some((weight, at) => at % 2 === 1 && weight >= fieldWeights.colours);

/** "hoodies" where the shop also says "hoodie": one of the two is enough. */
const isMany = ({ words }: SearchIndex, word: string): boolean => word.endsWith("s") && words.has(word.slice(0, -1));
