import type { SearchEntry } from "./search-entry.ts";

/** What entries that are found by the same words are compared by. */
export type Ranked = Pick<SearchEntry, "id" | "orders" | "nameKey">;

/** All that can be found in a shop, by its words. Made once and used until something of the shop changes. */
export interface SearchIndex {
  readonly entries: readonly Ranked[];
  /** For each word the places in `entries` that hold it and their weights, in turn: place, weight, place, weight. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  /** How many pairs of word and entry it holds: its memory grows with it. */
  readonly size: number;
}

export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const words = new Map<string, number[]>();
  let size = 0;
  entries.forEach((entry, place) => {
    size += entry.words.size;
    for (const [word, weight] of entry.words) {
      const places = words.get(word);
      if (places) places.push(place, weight);
      else words.set(word, [place, weight]);
    }
  });
  return { entries: entries.map(({ id, orders, nameKey }) => ({ id, orders, nameKey })), words, size };
}
