import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { writeAudit } from "../../plumbing/audit/index.ts";
import type { Mover } from "./step.ts";

export interface HoldRequest {
  divisionId: DivisionId;
  orderId: OrderId;
  code: string;
  note: string;
}

/**
 * Holds an order whose row the caller has locked; returns the hold. The same kind twice is one hold, with the note of the
 * first. Source: print-on-demand section 3 "Holds".
 */
export async function openHold(
  db: Bound,
  requested: HoldRequest,
  { by, at, requestId }: { by: Mover; at: Date; requestId: string },
) {
  const { divisionId, orderId, code, note } = requested;
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
  const subject = `order ${orderId}`;
  if (!there) await writeAudit(db, { divisionId, subject, by, requestId, action: "order.held", detail: { code } });
  await sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
  return hold;
}
