// What the list of every shop's orders shows: its rows, and how many open orders each saved view has.

import type { Bound } from "@selvedge/db/bound";
import type { CountedLine } from "@selvedge/domain/bundles/count-items";
import { holdKindOf } from "@selvedge/domain/factory/holds";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { wayBetween } from "@selvedge/domain/labels/label-state";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { sql } from "kysely";
import { conditions, type ViewCode } from "./order-filter.ts";

export interface OrderRow {
  id: OrderId;
  divisionId: DivisionId;
  reference: string;
  shop: string;
  shopCode: string;
  city: string;
  zip: string;
  country: string;
  status: OrderStatus;
  /** Where a stopped order goes on; null while it moves. */
  resumeStatus: OrderStatus | null;
  factoryCode: string;
  priority: number;
  shipBy: string | null;
  totalMinor: number;
  currency: string;
  createdAt: Date;
  lines: CountedLine[];
  images: string[] | null;
  labels: number;
  labelsDone: number;
  holds: string[] | null;
}

const passedCheck = sql.join(wayBetween("qc_passed", "dispatched").map((state) => sql.lit(state)));

/** What the list shows of these orders, in their order. */
export async function orderRows(db: Bound, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select o.id, o.division_id as "divisionId", o.reference, d.name as shop, d.code as "shopCode", o.shipping_city as city,
      o.shipping_zip as zip, o.shipping_country as country, o.status, o.resume_status as "resumeStatus", o.factory_code as "factoryCode", o.priority, o.ship_by as "shipBy",
      o.total_minor as "totalMinor", o.currency, o.created_at as "createdAt", i.lines, i.images, l.labels, l.done as "labelsDone", h.codes as holds
    from unnest(${ids}::bigint[]) with ordinality as page (id, place) join orders o on o.id = page.id
    join divisions d on d.id = o.division_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('quantity', quantity, 'bundle_line', bundle_line, 'bundle_part', bundle_part)), '[]') as lines,
        (array_agg(image_sha256 order by position) filter (where image_sha256 is not null))[1:3] as images
      from order_items i where i.division_id = o.division_id and i.order_id = o.id) i
    cross join lateral (select count(*)::int as labels,
        count(*) filter (where state in (${passedCheck}))::int as done
      from factory_labels l where l.division_id = o.division_id and l.order_id = o.id and l.state not in ('replaced', 'cancelled')) l
    cross join lateral (select array_agg(code order by id) as codes from holds h
      where h.division_id = o.division_id and h.order_id = o.id and h.released_at is null) h
    order by page.place`.execute(db);
  return rows;
}

export async function countViews(db: Bound, today: string): Promise<Record<Exclude<ViewCode, "all">, number>> {
  const { rows } = await sql<Record<Exclude<ViewCode, "all">, number>>`
    select count(*) filter (where ${conditions.to_release(today)})::int as to_release,
      count(*) filter (where ${conditions.late(today)})::int as late,
      count(*) filter (where ${conditions.due_today(today)})::int as due_today,
      count(*) filter (where ${conditions.held(today)})::int as held,
      count(*) filter (where ${conditions.making(today)})::int as making,
      count(*) filter (where ${conditions.ready(today)})::int as ready,
      count(*) filter (where ${conditions.issues(today)})::int as issues
    from orders o where o.deleted_at is null and o.status in ('paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue', 'disputed')`.execute(
    db,
  );
  return rows[0]!;
}

/** The hold to show of several: the one that stops the earliest step. */
export const firstHold = (codes: readonly string[] | null) => {
  const [code] = codes ?? [];
  if (code === undefined) return null;
  const kind = holdKindOf(code);
  return { code: kind.code, name: kind.name, tone: kind.tone };
};
