import type { OrderRow } from "../data/reply.ts";

/** The rows in the order in which they stand, each with its newest content, and how many came, went or moved meanwhile. */
export function mergeSteady(
  standing: readonly OrderRow[],
  fresh: readonly OrderRow[],
): { rows: OrderRow[]; changed: number } {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(standing.map(({ id }) => id));
  const came = fresh.filter(({ id }) => !known.has(id)).length;
  const went = standing.filter(({ id }) => !byId.has(id)).length;
  return { rows: standing.map((row) => ({ ...(byId.get(row.id) ?? row), shipBy: row.shipBy })), changed: came + went };
}
