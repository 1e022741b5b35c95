import type { OrderRow } from "../data/reply.ts";

/** The rows in the order in which they are shown, each with its newest content, and how many came, went or moved meanwhile. */
export function mergeFrozenRows(
  shownRows: readonly OrderRow[],
  fresh: readonly OrderRow[],
): { rows: OrderRow[]; changed: number } {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shownRows.map(({ id }) => id));
  const came = fresh.filter(({ id }) => !known.has(id)).length;
  const went = shownRows.filter(({ id }) => !byId.has(id)).length;
  return { rows: shownRows.map((row) => ({ ...(byId.get(row.id) ?? row), shipBy: row.shipBy })), changed: came + went };
}
