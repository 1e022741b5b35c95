// What a shopper may have meant by words that a shop does not have.
import { isNear } from "./is-near.ts";
import { matchWeights, matchWord, mistakesIn } from "./match-word.ts";
import { joiningWords, search, soughtWords } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";

/**
 * The typed words with each mistyped one as the shop spells it, "hodie" as "hoodie"; null where every word is there as it
 * was typed, or one is like none of the shop's.
 */
export function respelled(index: SearchIndex, typed: string): string | null {
  const words = soughtWords(typed);
  const spelled = words.map((word) =>
    isThere(index, word) ? word : nearestWord(index, word, mistakesIn(word.length)),
  );
  const isChanged = spelled.some((word, at) => word !== words[at]);
  return isChanged && spelled.every((word) => word !== null) ? spelled.join(" ") : null;
}

/**
 * Words to look for in place of some that find nothing: respelled more freely, and without those that are like none of the
 * shop's. null where nothing would be found by them either.
 */
export function meantInstead(index: SearchIndex, typed: string): string | null {
  const words = soughtWords(typed).filter((word) => !joiningWords.has(word));
  const known = words.flatMap((word) =>
    isThere(index, word) ? word : (nearestWord(index, word, freely(word.length)) ?? []),
  );
  const tries = [known, ...known.map((word) => [word])].map((each) => each.join(" "));
  return tries.find((each) => each !== words.join(" ") && search(index, each).length > 0) ?? null;
}

/** One mistake more than a search forgives, because it is a question and not an answer. */
const freely = (length: number): number => (length < 3 ? 0 : mistakesIn(length) + 1);

const isThere = ({ words }: SearchIndex, typed: string): boolean => {
  if (words.has(typed) || joiningWords.has(typed)) return true;
  for (const word of words.keys()) if (matchWord(typed, word) >= matchWeights.partial) return true;
  return false;
};

/** The word with the fewest mistakes, of equals the one that most of the shop's things have; null without one. */
function nearestWord({ words }: SearchIndex, typed: string, most: number): string | null {
  for (let mistakes = 1; mistakes <= most; mistakes++) {
    let nearest: string | null = null;
    let places = 0;
    for (const [word, held] of words)
      if (held.length > places && word.length > mistakes && isNear(typed, word, mistakes))
        [nearest, places] = [word, held.length];
    if (nearest !== null) return nearest;
  }
  return null;
}
