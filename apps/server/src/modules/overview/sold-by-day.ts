// What was sold on a day stays the same while the day's orders are the same ones. Their fingerprint says whether they are,
// so a shop with thousands of orders a month reads the lines of today and of a day with a refund, not of two months.
import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import { LRUCache } from "lru-cache";
import { type SoldRow, soldLines } from "./queries.ts";
import type { SummedDay } from "./sales-queries.ts";

type Kept = LRUCache<string, readonly SoldRow[]>;

const keptOf = new WeakMap<Pools, Kept>();
/** Lines of all shops and days together: some tens of megabytes. */
const mostLines = 100_000;

/** The sold lines of these days, in no order. */
export async function soldByDay(
  pools: Pools,
  db: Bound,
  divisionId: number,
  days: readonly SummedDay[],
  timeZone: string,
): Promise<SoldRow[]> {
  const kept = keptBy(pools);
  const keyOf = ({ on, fingerprint }: SummedDay) => `${divisionId} ${timeZone} ${on} ${fingerprint}`;
  const found = days.map((day) => ({ day, lines: kept.get(keyOf(day)) }));
  const missing = found.filter(({ lines }) => !lines).map(({ day }) => day);
  const read = await soldLines(
    db,
    divisionId,
    missing.map(({ on }) => on),
    timeZone,
  );
  const byDay = Map.groupBy(read, ({ on }) => on);
  for (const day of missing) kept.set(keyOf(day), byDay.get(day.on) ?? []);
  return [...read, ...found.flatMap(({ lines }) => lines ?? [])];
}

function keptBy(pools: Pools): Kept {
  const known = keptOf.get(pools);
  if (known) return known;
  const kept: Kept = new LRUCache({ maxSize: mostLines, sizeCalculation: (lines) => lines.length + 1 });
  keptOf.set(pools, kept);
  return kept;
}
