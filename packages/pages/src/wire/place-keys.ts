import { byPlace, type Uid } from "../doc.ts";
import { isOrderKey, keysBetween, spreadKeys } from "../order-key.ts";

/** A block among its siblings as it was read: its key may be absent, malformed or out of order. */
export interface Sibling {
  readonly uid: Uid;
  readonly pos: unknown;
}

/**
 * The place keys of siblings that come in their order. Stored keys stay wherever they agree with that order, because
 * journals and inverses name places by them; the others get keys between their neighbours. Two readers of the same page
 * get the same keys.
 */
export function placeKeys(siblings: readonly Sibling[]): string[] {
  if (areInOrder(siblings)) return siblings.map(({ pos }) => pos);
  const stays = longestRising(siblings.map(({ pos }) => (isKey(pos) ? pos : null)));
  if (stays.length === 0) return spreadKeys(siblings.length);
  const keys: string[] = [];
  let before: string | null = null;
  for (const at of [...stays, siblings.length]) {
    const after: string | null = at < siblings.length ? (siblings[at]?.pos as string) : null;
    keys.push(...keysBetween(before, after, at - keys.length));
    if (after !== null) keys.push(after);
    before = after;
  }
  return keys;
}

const isKey = (pos: unknown): pos is string => typeof pos === "string" && isOrderKey(pos);

/** Equal keys count as ordered where their uids are: two people have inserted at one place. */
function areInOrder(siblings: readonly Sibling[]): siblings is readonly { uid: Uid; pos: string }[] {
  if (!siblings.every(({ pos }) => isKey(pos))) return false;
  const placed = siblings as readonly { uid: Uid; pos: string }[];
  return placed.every((each, at) => at === 0 || byPlace(placed[at - 1]!, each) < 0);
}

/** The indexes of a longest run of keys that rise, so that as few blocks as possible get a new key. */
function longestRising(keys: readonly (string | null)[]): number[] {
  /** At each length, the index of the lowest key that ends a run of that length. */
  const ends: number[] = [];
  const previous: number[] = [];
  keys.forEach((key, at) => {
    if (key === null) return;
    const length = firstNotBelow(ends, keys, key);
    previous[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  });
  const run: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) run.unshift(at);
  return run;
}

function firstNotBelow(ends: readonly number[], keys: readonly (string | null)[], key: string): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[ends[middle]!] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
