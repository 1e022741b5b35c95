import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { DaySums } from "./sales-queries.ts";

/**
 * Stores sums that were read after their versions. A day whose version rose meanwhile is left as it is: the sums may
 * miss that change. Fails when another transaction holds such a day for longer than a moment.
 */
export async function storeDays(
  db: Bound,
  divisionId: DivisionId,
  days: readonly (DaySums & { version: number })[],
  timeZone: string,
) {
  const ordered = days.toSorted((a, b) => (a.on < b.on ? -1 : 1));
  await Promise.all([
    sql`select set_config('lock_timeout', '250ms', true)`.execute(db),
    sql`
      insert into sales_days as known (division_id, on_day, version, time_zone, sales_minor, orders_count)
      select ${divisionId}, given.on_day, given.version, ${timeZone}, given.sales, given.orders
      from unnest(${ordered.map(({ on }) => on)}::date[], ${ordered.map(({ version }) => version)}::int[],
        ${ordered.map(({ sales }) => sales)}::bigint[], ${ordered.map(({ orders }) => orders)}::int[]) as given (on_day, version, sales, orders)
      order by given.on_day
      on conflict (division_id, on_day) do update
        set time_zone = excluded.time_zone, sales_minor = excluded.sales_minor, orders_count = excluded.orders_count
        where known.version = excluded.version`.execute(db),
  ]);
}
