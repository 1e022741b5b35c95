// The floor at a glance. A label waits at the station that its state and its own needs name; the same rule as
// nextStation of the label machine, written in SQL so that labels can be counted.

import type { Bound } from "@selvedge/db/bound";
import type { OrderId } from "@selvedge/domain/ids";
import type { StationKind } from "@selvedge/domain/labels/label-machine";
import type { Technology } from "@selvedge/domain/labels/label-route";
import { onFloorStates } from "@selvedge/domain/labels/label-state";
import { type RawBuilder, sql } from "kysely";
import { isFreeAtItsStation, isRestInAtItsStation } from "./free-to-work.ts";
import type { Station } from "./scan.ts";

/** The station a label `l` waits for; null when it waits for none. */
export const waitsFor: RawBuilder<string | null> = sql`case l.state
  when 'released' then case l.technology when 'paper' then 'print' else 'pick' end
  when 'picked' then case when l.technology = 'blank' then 'check' when l.technology = 'dtg' and l.needs_pretreat then 'pretreat' else 'print' end
  when 'pretreated' then 'print'
  when 'printing' then 'print'
  when 'printed' then 'check'
  when 'qc_passed' then case when l.technology <> 'paper' and (select count(*) from factory_labels n where n.division_id = l.division_id
    and n.order_id = l.order_id and n.factory_code = l.factory_code and n.state not in ('replaced', 'cancelled')) > 1 then 'sort' else 'pack' end
  when 'pigeonholed' then 'pack'
  when 'to_pack' then 'pack'
  when 'packed' then 'dispatch' end`;

const onFloorList = sql.join(onFloorStates.map((state) => sql.lit(state)));

/** A label `l` is on the floor. */
export const onFloor: RawBuilder<boolean> = sql`l.state in (${onFloorList})`;

export interface StageCount {
  kind: StationKind;
  technology: Technology;
  factoryCode: string;
  /** Garments that can be worked on now. */
  count: number;
  /** Garments whose order is held or stopped. */
  held: number;
  /** Garments that wait for the rest of their order. */
  incomplete: number;
  /** Since when the first of those that can be worked on waits, and the earliest ship-by day among them. */
  oldest: Date | null;
  shipBy: string | null;
}

/**
 * What waits at each kind of station, apart for each technology: a machine prints only its own. Each step is materialized:
 * inlined, the planner would plan the rules of every station once for each column that reads them, which takes longer than
 * counting.
 */
export async function countStages(db: Bound): Promise<StageCount[]> {
  const { rows } = await sql<StageCount>`
    with l as materialized (
      select l.division_id, l.id, l.order_id, l.technology, l.factory_code, l.updated_at as since, l.ship_by, ${waitsFor} as kind
      from factory_labels l where ${onFloor}
    ), waiting as materialized (
      select l.kind, l.technology, l.factory_code, l.since, l.ship_by,
        case when not (${isFreeAtItsStation}) then 'held' when not (${isRestInAtItsStation}) then 'incomplete' else 'free' end as standing
      from l join orders o on o.division_id = l.division_id and o.id = l.order_id)
    select kind, technology, factory_code as "factoryCode", count(*) filter (where standing = 'free')::int as count, count(*) filter (where standing = 'held')::int as held,
      count(*) filter (where standing = 'incomplete')::int as incomplete,
      min(since) filter (where standing = 'free') as oldest, (min(ship_by) filter (where standing = 'free'))::text as "shipBy"
    from waiting group by kind, technology, factory_code`.execute(db);
  return rows;
}

export interface TightOrder {
  orderId: OrderId;
  reference: string;
  shop: string;
  status: string;
  shipBy: string;
  kind: StationKind;
  hole: string | null;
  device: string | null;
  ready: number;
  units: number;
}

/** Orders on the floor with the earliest ship-by day; of equal days those whose slowest garment is furthest back. */
export async function tightOrders(db: Bound, limit: number): Promise<TightOrder[]> {
  const { rows } = await sql<TightOrder>`
    select o.id as "orderId", o.reference, d.name as shop, o.status, min(l.ship_by)::text as "shipBy",
      (array_agg(${waitsFor} order by array_position(array[${onFloorList}], l.state)))[1] as kind,
      string_agg(distinct l.pigeonhole_code, ' and ' order by l.pigeonhole_code) filter (where l.state not in ('packed', 'dispatched')) as hole,
      max((select a.device from label_applications a where a.division_id = l.division_id and a.label_id = l.id and a.released_at is not null and a.printed_at is null and a.failed_at is null limit 1)) as device,
      count(*) filter (where l.state in ('pigeonholed', 'to_pack', 'packed'))::int as ready, count(*)::int as units
    from factory_labels l join orders o on o.division_id = l.division_id and o.id = l.order_id join divisions d on d.id = l.division_id
    where ${onFloor}
    group by o.id, o.reference, d.name, o.status
    order by min(l.ship_by), max(l.priority) desc, 10, o.id limit ${limit}`.execute(db);
  return rows;
}

export interface FloorTotals {
  shippedToday: number;
  dueToday: number;
  late: number;
}

/** Parcels sent since the day began, orders still due by `today`, and those that are overdue. */
export async function floorTotals(db: Bound, today: string, dayStart: Date): Promise<FloorTotals> {
  const { rows } = await sql<FloorTotals>`
    select (select count(*)::int from parcels where dispatched_at >= ${dayStart}) as "shippedToday",
      count(*) filter (where ship_by <= ${today}::date)::int as "dueToday",
      count(*) filter (where ship_by < ${today}::date)::int as late
    from orders where status in ('paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue') and deleted_at is null`.execute(
    db,
  );
  return rows[0]!;
}

/** The machines of a factory with what each has printed since. */
export async function printedLastHour(
  db: Bound,
  factoryCode: string,
  since: Date,
): Promise<{ device: string; printedLastHour: number }[]> {
  const { rows } = await sql<{ device: string; printedLastHour: number }>`
    select s.device, count(e.id)::int as "printedLastHour" from stations s
    left join scan_events e on e.station_code = s.code and e.created_at >= ${since} and e.outcome = 'moved' and e.to_state = 'printed'
    where s.device is not null and s.factory_code = ${factoryCode} group by s.device, s.position order by s.position`.execute(
    db,
  );
  return rows;
}

/** Every station with its machine, or one by its code, in the order of the floor. */
export async function listStations(db: Bound, code?: string): Promise<Station[]> {
  const { rows } =
    await sql<Station>`select s.code, s.kind, s.name, s.device, s.factory_code as "factoryCode", d.technologies
    from stations s left join devices d on d.code = s.device
    ${code === undefined ? sql`` : sql`where s.code = ${code}`} order by s.position`.execute(db);
  return rows;
}

export const findStation = async (db: Bound, code: string): Promise<Station | undefined> =>
  (await listStations(db, code))[0];

/** Garments that each station has finished since the day began: a print that is only begun and one thrown away are none, a parcel is all in it. */
export async function doneSince(db: Bound, dayStart: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; done: number }>`
    select e.station_code as code, sum(case e.to_state when 'dispatched' then (select count(*) from factory_labels n
        join factory_labels l on l.division_id = n.division_id and l.order_id = n.order_id and l.factory_code = n.factory_code
        where l.id = e.label_id and n.state = 'dispatched') else e.garments end)::int as done
    from scan_events e
    where e.created_at >= ${dayStart} and e.outcome = 'moved' and e.to_state not in ('printing', 'replaced')
    group by e.station_code`.execute(db);
  return new Map(rows.map(({ code, done }) => [code, done]));
}

export interface WallHole {
  code: string;
  row: string;
  column: number;
  state: "free" | "filling" | "ready" | "blocked";
  count: number;
}

/** The holes of a wall with how many garments lie in each. */
export async function wallOf(db: Bound, wall: string): Promise<WallHole[]> {
  const { rows } = await sql<WallHole>`
    select h.code, h.row_letter as row, h.column_number as column, h.state,
      (select count(*)::int from factory_labels l where l.division_id = h.division_id and l.order_id = h.order_id
        and l.pigeonhole_code = h.code and l.state in ('pigeonholed', 'to_pack', 'packed')) as count
    from pigeonholes h where h.wall = ${wall} order by h.row_letter, h.column_number`.execute(db);
  return rows;
}
