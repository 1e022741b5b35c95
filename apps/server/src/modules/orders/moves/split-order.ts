// An order that several factories make, seen as one: what of it has no label yet, and how far each part has come.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { LabelForProjection } from "@selvedge/domain/orders/projection";
import { sql } from "kysely";

/** The units of parts that have not been released, as labels that have not come anywhere yet. None for a single factory. */
export async function unlabelledUnits(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
): Promise<LabelForProjection[]> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(greatest(0, fi.quantity - back.quantity)), 0)::int as units
    from factory_fulfilment_orders f join fulfilment_order_items fi on fi.division_id = f.division_id and fi.fulfilment_order_id = f.id
      cross join lateral (select coalesce(sum(r.quantity), 0) as quantity from refund_lines r
        where r.division_id = fi.division_id and r.order_item_id = fi.order_item_id) back
    where f.division_id = ${divisionId} and f.order_id = ${orderId} and f.state <> 'cancelled'
      and not exists (select from factory_labels l where l.division_id = fi.division_id and l.order_item_id = fi.order_item_id)`.execute(
    db,
  );
  return Array.from({ length: rows[0]?.units ?? 0 }, () => ({ state: "created" as const, labelPrints: 0 }));
}

/** Writes how far a part has come. Nothing for an order that one factory makes. */
export const writePartState = (
  db: Bound,
  { divisionId, orderId, factoryCode }: { divisionId: DivisionId; orderId: OrderId; factoryCode: string },
  state: "in_production" | "shipped",
) =>
  sql`update factory_fulfilment_orders set state = ${state}, shipped_at = case when ${state} = 'shipped' then now() end
    where division_id = ${divisionId} and order_id = ${orderId} and factory_code = ${factoryCode}`.execute(db);
