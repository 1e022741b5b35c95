import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { writeAudit } from "../../plumbing/audit/index.ts";
import type { Mover } from "./step.ts";

/** Holds that wait for something that only the shopper knows: they get a mail. */
const asksShopper: readonly string[] = ["address_invalid", "personalisation_missing"];

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
  if (!there && asksShopper.includes(code))
    await enqueue(db, "order_held", { divisionId, orderId, holdId: hold.id }, { key: `hold ${hold.id}` });
  const subject = `order ${orderId}`;
  if (!there) await writeAudit(db, { divisionId, subject, by, requestId, action: "order.held", detail: { code } });
  await sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
  return hold;
}
