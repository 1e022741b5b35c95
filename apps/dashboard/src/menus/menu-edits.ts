// Changes of lists within the menus. Each gives a new list and leaves the given one as it is.

export const replaced = <T>(list: readonly T[], at: number, next: T): T[] =>
  list.map((each, index) => (index === at ? next : each));

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** With the entry one place further up or down; as it is at its end. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}
