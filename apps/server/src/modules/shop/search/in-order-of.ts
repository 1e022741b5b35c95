/** Rows in the order of their ids; ids without a row are left out. */
export function inOrderOf<Id extends number, Row extends { id: number }>(
  ids: readonly Id[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
