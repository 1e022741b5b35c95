import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface PiecesLeft {
  itemId: number;
  /** Of the quantity that was bought. */
  left: number;
  isPersonalised: boolean;
}

/**
 * How many pieces of each line can still come back, be exchanged or be made again: those that were neither refunded nor
 * cancelled, that no child order replaces, and that no open return is about. `exceptReturnId` is the return that is being
 * settled. Lines that are made of nothing, a bundle's own, are left out.
 */
export async function piecesLeft(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  exceptReturnId: number | null = null,
): Promise<PiecesLeft[]> {
  const { rows } = await sql<PiecesLeft>`
    select i.id as "itemId", i.personalisation is not null as "isPersonalised", greatest(0, i.quantity
      - greatest(
          (select count(*) from factory_labels l where l.division_id = i.division_id and l.order_item_id = i.id and l.cancelled_at is not null),
          (select coalesce(sum(b.quantity), 0) from refund_lines b where b.division_id = i.division_id and b.order_item_id = i.id))
      - (select coalesce(sum(c.quantity), 0) from order_items c join orders o on o.division_id = c.division_id and o.id = c.order_id
          where c.division_id = i.division_id and c.origin_item_id = i.id and o.deleted_at is null)
      - (select coalesce(sum(r.quantity), 0) from return_lines r join shop_returns s on s.division_id = r.division_id and s.id = r.return_id
          where r.division_id = i.division_id and r.order_item_id = i.id and s.state in ('requested', 'approved', 'received')
            and s.id is distinct from ${exceptReturnId}::bigint))::int as left
    from order_items i
    where i.division_id = ${divisionId} and i.order_id = ${orderId} and i.blank_sku is not null order by i.position`.execute(
    db,
  );
  return rows;
}
