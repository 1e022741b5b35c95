/** A list with one of its entries moved by some places; the same list where there is no such place. */
export function movedBy<T>(list: readonly T[], entry: T, places: number): readonly T[] {
  const from = list.indexOf(entry);
  const to = from + places;
  if (from === -1 || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** A list with some of its entries, in their order, put before or after another one. */
export function movedBeside<T>(
  list: readonly T[],
  entries: readonly T[],
  target: T,
  side: "before" | "after",
): readonly T[] {
  if (entries.includes(target)) return list;
  const moved = list.filter((entry) => entries.includes(entry));
  const others = list.filter((entry) => !entries.includes(entry));
  const at = others.indexOf(target);
  return at === -1 ? list : others.toSpliced(side === "before" ? at : at + 1, 0, ...moved);
}
