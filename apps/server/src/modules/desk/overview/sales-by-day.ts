import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type pg from "pg";
import { type DaySums, type ShopClock, type StoredDay, type SummedDay, storedDays, sumDays } from "./sales-queries.ts";
import { storeDays } from "./write-queries.ts";

export interface SalesByDay {
  /** The days that had orders. */
  rows: SummedDay[];
  /** Closed days without stored sums, at their current versions: to be stored. */
  fresh: (DaySums & { version: number })[];
}

/**
 * What a shop sold on these of its days, oldest first. Open days are summed from their orders, closed days are stored; a
 * closed day without valid sums is summed too. Versions are read before sums, so that `fresh` may be stored.
 */
export async function salesByDay(
  db: Bound,
  divisionId: DivisionId,
  days: readonly string[],
  { timeZone, firstOpenOn }: ShopClock,
): Promise<SalesByDay> {
  const closed = days.filter((on) => on < firstOpenOn);
  const [open, stored] = await Promise.all([
    sumDays(db, divisionId, days.slice(closed.length), timeZone),
    storedDays(db, divisionId, closed, timeZone),
  ]);
  const missing = stored.filter((day) => !isSummed(day));
  const versions = new Map(stored.map(({ on, version }) => [on, version]));
  const summed = await sumDays(
    db,
    divisionId,
    missing.map(({ on }) => on),
    timeZone,
  );
  const fresh = summed.map((day) => ({ ...day, version: versions.get(day.on)! }));
  const closedDays = [...stored.filter(isSummed), ...fresh].map((day) => ({
    ...day,
    fingerprint: `version ${day.version}`,
  }));
  return { rows: [...closedDays, ...open].filter(({ orders }) => orders > 0), fresh };
}

/** Stores sums for the next reader, in its own transaction. On failure only `warn` is called. */
export async function storeSums(
  pool: pg.Pool,
  divisionId: DivisionId,
  { fresh, timeZone }: Pick<SalesByDay, "fresh"> & Pick<ShopClock, "timeZone">,
  warn: (error: unknown) => void,
): Promise<void> {
  if (fresh.length === 0) return;
  await withDivision(pool, divisionId, (db) => storeDays(db, divisionId, fresh, timeZone)).catch(warn);
}

const isSummed = (day: StoredDay): day is StoredDay & DaySums => day.sales !== null && day.orders !== null;
