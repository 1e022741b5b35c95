// What a shop sold by its own day of payment. SQL only. Closed days are kept in sales_days at a version that goes up with
// every later change of what was sold on them (docs/decisions/0013-past-days-are-summed-once.md).
import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

/** Orders whose money came and stayed. */
export const isSold = sql`o.paid_at is not null and o.deleted_at is null and o.status <> 'refunded'`;

export interface ShopClock {
  currency: string;
  timeZone: string;
  /** The first day that may still get orders: today, and yesterday for its first two hours. By the database's clock. */
  firstOpenOn: string;
}

export async function shopClock(db: Bound, divisionId: number): Promise<ShopClock> {
  const { rows } = await sql<ShopClock>`
    select currency, time_zone as "timeZone", ((now() - interval '2 hours') at time zone time_zone)::date as "firstOpenOn"
    from divisions where id = ${divisionId}`.execute(db);
  return rows[0]!;
}

export interface DaySums {
  /** "2026-11-20" in the shop's time zone. */
  on: string;
  sales: number;
  orders: number;
}

export interface SummedDay extends DaySums {
  /** Of exactly these orders: another set has another one. */
  fingerprint: string;
}

export interface KeptDay {
  on: string;
  version: number;
  /** Null where nobody has summed the day at this version for this time zone. */
  sales: number | null;
  orders: number | null;
}

/** What is kept of each of these days. A day without a row has version 0 and no sums. */
export async function keptDays(db: Bound, divisionId: number, days: readonly string[], timeZone: string) {
  const { rows } = await sql<KeptDay>`
    select asked.on_day as on, coalesce(kept.version, 0) as version, case kept.time_zone when ${timeZone} then kept.sales_minor end as sales,
      case kept.time_zone when ${timeZone} then kept.orders_count end as orders
    from unnest(${days}::date[]) as asked (on_day)
    left join sales_days kept on kept.division_id = ${divisionId} and kept.on_day = asked.on_day`.execute(db);
  return rows;
}

/**
 * Sums of each of these days, read from their orders by (division_id, paid_at). Day by day, because how many orders a day
 * has is beyond what the planner can know.
 */
export async function sumDays(db: Bound, divisionId: number, days: readonly string[], timeZone: string) {
  if (days.length === 0) return [];
  const { rows } = await sql<SummedDay>`
    with asked as materialized (${datedDays(days, timeZone)})
    select asked.on_day as on, day.sales, day.orders, day.fingerprint from asked cross join lateral (
      select coalesce(sum(o.total_minor), 0)::bigint as sales, count(*)::int as orders,
        count(*) || ' ' || coalesce(bit_xor(hashint8extended(o.id, 0)), 0) as fingerprint
      from orders o where o.division_id = ${divisionId} and o.paid_at >= asked.begins and o.paid_at < asked.ends and ${isSold}
    ) day`.execute(db);
  return rows;
}

/**
 * Keeps sums that were read after their versions were. A day whose version went up meanwhile is left as it is: what the
 * change did may not be in the sums. Fails where somebody is about to change such a day for longer than a moment.
 */
export async function keepDays(
  db: Bound,
  divisionId: number,
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

/**
 * Days with the instants that they lie between. The function of time zones lets no index of a fenced table be read, so this
 * stands in a query of its own.
 */
export const datedDays = (days: readonly string[], timeZone: string) => sql`
  select on_day, on_day::timestamp at time zone ${timeZone} as begins, (on_day + 1)::timestamp at time zone ${timeZone} as ends
  from unnest(${days}::date[]) as on_day`;
