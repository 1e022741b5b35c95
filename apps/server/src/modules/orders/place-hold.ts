import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";
import { auditOrder } from "./audit-order.ts";
import type { Mover } from "./move-order.ts";

export interface HoldWish {
  divisionId: number;
  orderId: number;
  code: string;
  note: string;
}

/**
 * Holds an order whose row the caller has locked; gives the hold. The same kind twice is one hold, with the words of the
 * first. Source: print-on-demand section 3 "Holds".
 */
export async function openHold(db: Bound, wish: HoldWish, by: Mover, at: Date, requestId: string) {
  const { divisionId, orderId, code, note } = wish;
  const there = await db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("code", "=", code)
    .where("released_at", "is", null)
    .selectAll()
    .executeTakeFirst();
  const hold =
    there ??
    (await db
      .insertInto("holds")
      .values({ division_id: divisionId, order_id: orderId, code, note, placed_by: by.name, placed_at: at })
      .returningAll()
      .executeTakeFirstOrThrow());
  if (!there) await auditOrder(db, { divisionId, orderId, by, requestId, action: "order.held", detail: { code } });
  await sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
  return hold;
}
