// How well a typed word fits one that something of a shop is found by. Source: platform-core §5 "Search scoring weights"; typing mistakes and
// words of one meaning are this platform's own.
import { isNear } from "./is-near.ts";

/** Weights of platform-core §5: 2 for a full word, 1 for a part of one. A mistyped word weighs half a part. */
export const matchWeights = { full: 2, partial: 1, mistyped: 0.5, none: 0 } as const;

/** Words that shoppers use for one thing. Each is found by the others as if a part of it had been typed. */
export const sameThings: readonly (readonly string[])[] = [
  ["tee", "tees", "tshirt", "tshirts"],
  ["hoodie", "hoody", "hoodies"],
  ["sweatshirt", "sweatshirts", "sweater", "jumper"],
  ["tote", "totes", "bag", "bags"],
  ["mug", "mugs", "cup", "cups"],
  ["print", "prints", "poster", "posters"],
  ["men", "mens", "man"],
  ["women", "womens", "woman", "ladies"],
  ["kids", "kid", "children", "childrens", "child"],
  ["grey", "gray"],
];

const thingOf: ReadonlyMap<string, number> = new Map(
  sameThings.flatMap((words, thing) => words.map((word): [string, number] => [word, thing])),
);

/** Mistakes that are forgiven in a typed word by its length; short words differ by one letter too easily. */
export const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Letters from which a word is also looked for inside others: "shirt" in "sweatshirt". */
const insideFrom = 4;

/**
 * 2 where the words are the same, 1 where the typed one begins the other, is inside it, is its plural or means the same,
 * 0.5 where it or a word of its meaning is mistyped, 0 otherwise. Takes words as `typedWords` and `indexedWords` give them.
 */
export function matchWord(typed: string, word: string): number {
  if (typed === word) return matchWeights.full;
  if (isPart(typed, word)) return matchWeights.partial;
  return isMistyped(typed, word) ? matchWeights.mistyped : matchWeights.none;
}

/** "tshrt" is near "tshirt", which a shop of tees need not write anywhere. */
function isMistyped(typed: string, word: string): boolean {
  const mistakes = mistakesIn(typed.length);
  if (mistakes === 0) return false;
  const meant = sameThings[thingOf.get(word) ?? -1] ?? [];
  return [word, ...meant].some((each) => isNear(typed, each, mistakes));
}

function isPart(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const thing = thingOf.get(typed);
  // A "t-shirt" is no part of a sweatshirt.
  if (typed.length >= insideFrom && thing === undefined && word.includes(typed)) return true;
  if (word.length >= 3 && (typed === `${word}s` || typed === `${word}es`)) return true;
  return thing !== undefined && thing === thingOf.get(word);
}
