// What waits for paper and what has been sent to the press. SQL only; the back-office role sees every shop.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { wayBetween } from "@selvedge/domain/labels/label-state";
import { paperFactoryCode } from "@selvedge/domain/orders/flows";
import { decidedByLabels } from "@selvedge/domain/orders/projection";
import { sql } from "kysely";
import { madeIn } from "../release/index.ts";

export interface WaitingLine {
  divisionId: DivisionId;
  itemId: number;
  orderId: OrderId;
  reference: string;
  shop: string;
  name: string;
  frame: string;
  /** The size of its sheet. */
  medium: string;
  quantity: number;
  paidAt: Date;
}

/** Paid, and nothing about it is over: paper may wait while the rest of its order is made elsewhere. */
const waiting = ["paid", ...decidedByLabels.normal];

/** Lines made of paper that are in no batch yet, without pieces that were refunded; the longest waiting first, of one size or of all. */
export async function waitingLines(db: Bound, medium?: string): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    select i.division_id as "divisionId", i.id as "itemId", i.order_id as "orderId", o.reference, d.name as shop, i.name, i.colour as frame,
      i.size as medium, i.quantity - back.quantity as quantity, coalesce(o.paid_at, o.created_at) as "paidAt"
    from orders o join order_items i on i.division_id = o.division_id and i.order_id = o.id
    join blank_variants v on v.sku = i.blank_sku join blanks b on b.code = v.blank_code and b.technology = 'paper'
    join divisions d on d.id = o.division_id
    cross join lateral (select coalesce(sum(r.quantity), 0)::int as quantity from refund_lines r
      where r.division_id = i.division_id and r.order_item_id = i.id) back
    where o.status = any(${waiting}::text[]) and o.deleted_at is null and ${madeIn} = ${paperFactoryCode}
      and i.quantity > back.quantity
      and not exists (select from batch_lines l where l.division_id = i.division_id and l.order_item_id = i.id)
      and not exists (select from factory_labels l where l.division_id = i.division_id and l.order_item_id = i.id)
      ${medium === undefined ? sql`` : sql`and i.size = ${medium}`}
    order by coalesce(o.paid_at, o.created_at), i.id`.execute(db);
  return rows;
}

export interface ClosedBatch {
  id: number;
  medium: string;
  closedBy: "fill" | "age" | "cut_off" | "person";
  closedAt: Date;
  sheets: number;
  printed: number;
  sent: number;
  orders: { orderId: OrderId; reference: string }[];
}

const printedStates = wayBetween("printed", "dispatched");

/** The newest batches with how far their sheets have come. Sheets that were called off do not count. */
export async function closedBatches(db: Bound, limit: number): Promise<ClosedBatch[]> {
  const { rows } = await sql<ClosedBatch>`
    select b.id, b.medium, b.closed_by as "closedBy", b.created_at as "closedAt", count(l.id)::int as sheets,
      count(l.id) filter (where l.state = any(${printedStates}::text[]))::int as printed,
      count(l.id) filter (where l.state = 'dispatched')::int as sent,
      coalesce((select json_agg(json_build_object('orderId', o.id, 'reference', o.reference) order by o.id) from orders o
        where exists (select from batch_lines x where x.division_id = o.division_id and x.order_id = o.id and x.batch_id = b.id)), '[]') as orders
    from batches b
    left join batch_lines bl on bl.batch_id = b.id
    left join factory_labels l on l.division_id = bl.division_id and l.order_item_id = bl.order_item_id and l.state not in ('replaced', 'cancelled')
    where b.technology = 'paper' and b.factory_code = ${paperFactoryCode} and b.state <> 'failed'
    group by b.id order by b.id desc limit ${limit}`.execute(db);
  return rows;
}
