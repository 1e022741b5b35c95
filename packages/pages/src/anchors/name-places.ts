import type { BlockRec, Doc } from "../doc.ts";
import { wordsOfAddress } from "../page/proposed-url.ts";
import { placeName, placeNameMax } from "./places.ts";

/** A name for a place, made of the words of its block, that no other has: "what-your-4-does", "sizes-2". */
export function freePlaceName(words: string, taken: ReadonlySet<string>): string {
  const name = cut(wordsOfAddress(words), placeNameMax) || "place";
  let free = name;
  for (let copy = 2; taken.has(free); copy += 1) free = `${cut(name, placeNameMax - 1 - String(copy).length)}-${copy}`;
  return free;
}

/** Blocks that come to a page: what is the name of another's place is theirs no longer. Links to it lead to the one that had it. */
export function withFreePlaces(doc: Doc, recs: readonly BlockRec[]): BlockRec[] {
  const taken = namesTaken(doc);
  return recs.map((rec) => {
    const name = placeName(rec);
    if (name === "" || !taken.has(name)) {
      taken.add(name);
      return rec;
    }
    const { place: _, ...rest } = rec.rest;
    return { ...rec, rest };
  });
}

/** The names of all places of a page. */
export const namesTaken = (doc: Doc): Set<string> =>
  new Set([...doc.blocks.values()].map(placeName).filter((name) => name !== ""));

const cut = (name: string, most: number): string => name.slice(0, most).replace(/-+$/, "");
