import type { Uid } from "@selvedge/pages/doc";
import type { OutlineRow } from "./outline-rows.ts";

/**
 * The blocks from one row of the list to another, both included, the second one last. What is inside one of them comes with it
 * and is not chosen by itself; the first one stays the place that the next press counts from.
 */
export function rowsUpTo(rows: readonly Pick<OutlineRow, "uid" | "depth">[], from: Uid, to: Uid): Uid[] {
  const [begin, end] = [from, to].map((each) => rows.findIndex(({ uid }) => uid === each)) as [number, number];
  if (begin < 0 || end < 0) return [to];
  let depth = Number.POSITIVE_INFINITY;
  const between = rows.slice(Math.min(begin, end), Math.max(begin, end) + 1).filter((row) => {
    if (row.depth > depth) return false;
    depth = row.depth;
    return true;
  });
  const uids = between.map(({ uid }) => uid);
  return begin <= end ? uids : uids.toReversed();
}
