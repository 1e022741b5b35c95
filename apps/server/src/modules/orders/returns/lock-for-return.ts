import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { Refusal } from "../../../plugins/refusal.ts";
import { lockOrder } from "../moves/index.ts";
import { type ReturnRow, returnsWhere } from "./queries.ts";
import type { LockedForReturn } from "./settle-return.ts";

/** Locks an order, behind which its returns change; with the price of each of its lines. Throws notFound. */
export async function lockForReturn(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<LockedForReturn> {
  const [order, items] = await Promise.all([
    lockOrder(db, divisionId, orderId),
    db
      .selectFrom("order_items")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", orderId)
      .select(["id", "unit_price_inc_tax_minor as unitPriceIncTaxMinor"])
      .execute(),
  ]);
  if (!order || (order.paid_at === null && !order.on_terms)) throw new Refusal("notFound");
  if (order.paid_at === null) throw new Refusal("moveRefused", { message: "Its invoice has not been paid yet." });
  if (order.deleted_at !== null) throw new Refusal("moveRefused", { message: "The order is cancelled." });
  return { ...order, items };
}

/** A return of any shop, with its order locked before it is read. Throws notFound. */
export async function lockReturn(db: Bound, returnId: number): Promise<{ order: LockedForReturn; row: ReturnRow }> {
  const place = await db
    .selectFrom("shop_returns")
    .where("id", "=", returnId)
    .select(["division_id", "order_id"])
    .executeTakeFirst();
  if (!place) throw new Refusal("notFound");
  const order = await lockForReturn(db, place.division_id, place.order_id);
  const [row] = await returnsWhere(db, sql`s.division_id = ${place.division_id} and s.id = ${returnId}`, 1);
  return { order, row: row! };
}
