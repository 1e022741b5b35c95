/** Which rows are chosen, by key. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Whether all, some or none of the ids are chosen. */
export function allState(selected: ReadonlySet<string>, ids: readonly string[]): "all" | "some" | "none" {
  const chosen = ids.filter((id) => selected.has(id)).length;
  if (chosen === 0) return "none";
  return chosen === ids.length ? "all" : "some";
}

/** Returns the selection with one id turned round. */
export function toggleOne(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Returns the selection with all ids chosen, or with none of them when all were; ids of other pages stay. */
export function toggleAll(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const off = new Set(allState(selected, ids) === "all" ? ids : []);
  return new Set([...selected, ...ids].filter((id) => !off.has(id)));
}
