// What a shop sold by its own day of payment. SQL only. Closed days are stored in sales_days at a version that rises with
// every later change of what was sold on them (docs/decisions/speed/0013-past-days-are-summed-once.md).

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** Orders whose money came and stayed, in part at least. Nobody bought what is made again or exchanged. */
export const isSold = sql`o.paid_at is not null and o.deleted_at is null and o.status not in ('refunded', 'bespoke_refunded') and o.parent_order_id is null`;

export interface ShopClock {
  currency: string;
  timeZone: string;
  /** The first day that may still get orders: today, and yesterday for its first two hours. By the database's clock. */
  firstOpenOn: string;
}

export async function shopClock(db: Bound, divisionId: DivisionId): Promise<ShopClock> {
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

export interface StoredDay {
  on: string;
  version: number;
  /** Null when the day has no sums at this version for this time zone. */
  sales: number | null;
  orders: number | null;
}

/** The stored sums of each of these days. A day without a row has version 0 and no sums. */
export async function storedDays(db: Bound, divisionId: DivisionId, days: readonly string[], timeZone: string) {
  const { rows } = await sql<StoredDay>`
    select requested.on_day as on, coalesce(stored.version, 0) as version, case stored.time_zone when ${timeZone} then stored.sales_minor end as sales,
      case stored.time_zone when ${timeZone} then stored.orders_count end as orders
    from unnest(${days}::date[]) as requested (on_day)
    left join sales_days stored on stored.division_id = ${divisionId} and stored.on_day = requested.on_day`.execute(db);
  return rows;
}

/** What went back of the order row `o`, or is on its way back, in minor units with VAT. */
const refunded = sql`coalesce((select sum(r.total_minor) from refunds r where r.division_id = o.division_id and r.order_id = o.id), 0)`;

/**
 * Sums of each of these days after refunds, read from their orders by (division_id, paid_at). Day by day, because how many orders a day
 * has is beyond what the planner can know.
 */
export async function sumDays(db: Bound, divisionId: DivisionId, days: readonly string[], timeZone: string) {
  if (days.length === 0) return [];
  const { rows } = await sql<SummedDay>`
    with dated as materialized (${datedDays(days, timeZone)})
    select dated.on_day as on, day.sales, day.orders, day.fingerprint from dated cross join lateral (
      select coalesce(sum(o.total_minor - o.back), 0)::bigint as sales, count(*)::int as orders,
        count(*) || ' ' || coalesce(bit_xor(hashint8extended(o.id, 0)), 0) || ' ' || coalesce(sum(o.back), 0) as fingerprint
      from (select o.id, o.total_minor, ${refunded} as back from orders o where o.division_id = ${divisionId} and o.paid_at >= dated.begins and o.paid_at < dated.ends and ${isSold}) o
    ) day`.execute(db);
  return rows;
}

/**
 * Days with their first and last instants. The function of time zones prevents index use under row-level security, so
 * this is a query of its own.
 */
export const datedDays = (days: readonly string[], timeZone: string) => sql`
  select on_day, on_day::timestamp at time zone ${timeZone} as begins, (on_day + 1)::timestamp at time zone ${timeZone} as ends
  from unnest(${days}::date[]) as on_day`;
