import { withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Change, lockForChange } from "../changes/index.ts";
import { lockOrder, moveOrder } from "../moves/index.ts";

/**
 * Takes back an exchange whose difference is not paid: its pieces can be exchanged or returned again. A second press
 * changes nothing. Throws notFound for what is no exchange of the order, and moveRefused once it is paid.
 */
export const withdrawExchange = (platform: Platform, change: Change, childId: OrderId) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId } = await lockForChange(db, change);
    const child = await lockOrder(db, divisionId, childId);
    if (!child || child.parent_order_id !== change.orderId || child.reprint_reason_id !== null)
      throw new Refusal("notFound");
    if (child.deleted_at !== null) return { isWithdrawn: false };
    const { by, requestId } = change;
    if (child.paid_at !== null)
      throw new Refusal("moveRefused", { message: "It is paid already, so it is being made." });
    const moved = await moveOrder(db, { divisionId, orderId: childId, to: "deleted", by, requestId });
    if (!moved.ok) throw new Refusal("moveRefused", { message: moved.reason });
    await sql`select announce_order(${divisionId}, ${change.orderId})`.execute(db);
    return { isWithdrawn: true };
  });
