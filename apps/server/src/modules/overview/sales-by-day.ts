import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type pg from "pg";
import {
  type DaySums,
  type KeptDay,
  keepDays,
  keptDays,
  type ShopClock,
  type SummedDay,
  sumDays,
} from "./sales-queries.ts";

export interface SalesByDay {
  /** The days that had orders. */
  rows: SummedDay[];
  /** Closed days that nobody had summed, at the versions they have: worth keeping. */
  fresh: (DaySums & { version: number })[];
}

/**
 * What a shop sold on these of its days, oldest first. Open days are summed from their orders, closed days are kept; one
 * that is not yet, or not any more, is summed too. Versions are read before sums, so that `fresh` may be kept.
 */
export async function salesByDay(
  db: Bound,
  divisionId: number,
  days: readonly string[],
  { timeZone, firstOpenOn }: ShopClock,
): Promise<SalesByDay> {
  const closed = days.filter((on) => on < firstOpenOn);
  const [open, kept] = await Promise.all([
    sumDays(db, divisionId, days.slice(closed.length), timeZone),
    keptDays(db, divisionId, closed, timeZone),
  ]);
  const missing = kept.filter((day) => !isSummed(day));
  const versions = new Map(kept.map(({ on, version }) => [on, version]));
  const summed = await sumDays(
    db,
    divisionId,
    missing.map(({ on }) => on),
    timeZone,
  );
  const fresh = summed.map((day) => ({ ...day, version: versions.get(day.on)! }));
  const settled = [...kept.filter(isSummed), ...fresh].map((day) => ({
    ...day,
    fingerprint: `version ${day.version}`,
  }));
  return { rows: [...settled, ...open].filter(({ orders }) => orders > 0), fresh };
}

/** Keeps sums for the next reader, in a transaction of its own. Where that fails, `warn` hears why and nothing else happens. */
export async function keepSums(
  pool: pg.Pool,
  divisionId: number,
  { fresh, timeZone }: Pick<SalesByDay, "fresh"> & Pick<ShopClock, "timeZone">,
  warn: (error: unknown) => void,
): Promise<void> {
  if (fresh.length === 0) return;
  await withDivision(pool, divisionId, (db) => keepDays(db, divisionId, fresh, timeZone)).catch(warn);
}

const isSummed = (day: KeptDay): day is KeptDay & DaySums => day.sales !== null && day.orders !== null;
