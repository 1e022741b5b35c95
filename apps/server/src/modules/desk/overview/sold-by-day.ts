// A day's sales change only when its orders change. Their fingerprint shows whether they, or their refunds, did, so a shop with thousands of
// orders a month reads the lines of today and of a day with a refund, not of two months.

import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import type { DivisionId } from "@selvedge/domain/ids";
import { LRUCache } from "lru-cache";
import { type SoldRow, soldLines } from "./queries.ts";
import type { SummedDay } from "./sales-queries.ts";

type Cache = LRUCache<string, readonly SoldRow[]>;

const storedOf = new WeakMap<Pools, Cache>();
/** Lines of all shops and days together: some tens of megabytes. */
const mostLines = 100_000;

/** The sold lines of these days, in no order. */
export async function soldByDay(
  pools: Pools,
  db: Bound,
  divisionId: DivisionId,
  { days, timeZone }: { days: readonly SummedDay[]; timeZone: string },
): Promise<SoldRow[]> {
  const cache = cacheOf(pools);
  const keyOf = ({ on, fingerprint }: SummedDay) => `${divisionId} ${timeZone} ${on} ${fingerprint}`;
  const found = days.map((day) => ({ day, lines: cache.get(keyOf(day)) }));
  const missing = found.filter(({ lines }) => !lines).map(({ day }) => day);
  const read = await soldLines(
    db,
    divisionId,
    missing.map(({ on }) => on),
    timeZone,
  );
  const byDay = Map.groupBy(read, ({ on }) => on);
  for (const day of missing) cache.set(keyOf(day), byDay.get(day.on) ?? []);
  return [...read, ...found.flatMap(({ lines }) => lines ?? [])];
}

function cacheOf(pools: Pools): Cache {
  const known = storedOf.get(pools);
  if (known) return known;
  const cache: Cache = new LRUCache({ maxSize: mostLines, sizeCalculation: (lines) => lines.length + 1 });
  storedOf.set(pools, cache);
  return cache;
}
