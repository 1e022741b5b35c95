// Changes of lists within the menus. Each gives a new list and leaves the given one as it is.

export const replaced = <T>(list: readonly T[], at: number, next: T): T[] =>
  list.map((each, index) => (index === at ? next : each));

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** With something put before the entry at `at`; behind the last for the list's length. */
export const withPut = <T>(list: readonly T[], at: number, put: T): T[] => [
  ...list.slice(0, at),
  put,
  ...list.slice(at),
];

/** With the entry one place further up or down; as it is at its end. */
export const moved = <T>(list: readonly T[], at: number, by: -1 | 1): T[] => {
  const to = at + by;
  return to < 0 || to >= list.length ? [...list] : movedTo(list, at, by === 1 ? to + 1 : to);
};

/** With the entry put before the one that is at `before` now; behind the last for the list's length. */
export function movedTo<T>(list: readonly T[], at: number, before: number): T[] {
  return withPut(without(list, at), before > at ? before - 1 : before, list[at]!);
}
