/**
 * One order for values that several lists have in orders of their own, such as the sizes of different garments: "XS S M" and
 * "S M L" become "XS S M L". A new value comes after the one that it follows in its list, or before the one that follows it.
 */
export function mergeOrder(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const list of lists) {
    let before = -1;
    for (const [place, value] of list.entries()) {
      const at = merged.indexOf(value);
      before = at >= 0 ? at : before >= 0 ? before + 1 : firstOf(merged, list.slice(place + 1));
      if (at < 0) merged.splice(before, 0, value);
    }
  }
  return merged;
}

const firstOf = (merged: readonly string[], following: readonly string[]): number => {
  const next = following.find((value) => merged.includes(value));
  return next === undefined ? merged.length : merged.indexOf(next);
};
