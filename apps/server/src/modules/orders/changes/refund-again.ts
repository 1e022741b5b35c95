import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { limitOf, readMoney } from "../refunds/index.ts";
import { type Change, lockForChange } from "./changed-order.ts";

/**
 * Asks the processor again for a refund that it refused; the same press twice asks once. Throws notFound, and moveRefused for
 * one that has not failed.
 */
export const refundAgain = (platform: Platform, change: Change, refundId: number) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId } = await lockForChange(db, change);
    const own = { divisionId, orderId: change.orderId };
    const refund = await db
      .selectFrom("refunds")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", own.orderId)
      .where("id", "=", refundId)
      .select(["state", "way", "total_minor"])
      .executeTakeFirst();
    if (!refund) throw new Refusal("notFound");
    if (refund.state === "asked" && refund.way === "card") return { state: "asked" };
    if (refund.state !== "failed") throw new Refusal("moveRefused", { message: "This refund has not failed." });
    if (
      change.by.kind === "staff" &&
      limitOf(await readMoney(db, divisionId, own.orderId), change.by.permissions ?? []) === 0
    )
      throw new Refusal("moveRefused", { message: "The amount is over your limit. Ask finance." });
    const ofRefund = sql`division_id = ${divisionId} and refund_id = ${refundId}`;
    await Promise.all([
      sql`update refund_charges set state = 'asked', message = '' where ${ofRefund} and state = 'failed'`.execute(db),
      sql`update refunds set state = 'asked', message = '' where division_id = ${divisionId} and id = ${refundId}`.execute(
        db,
      ),
      enqueue(db, "pay_refund", { divisionId, refundId }, { key: `refund ${refundId}`, priority: -15 }),
      writeAudit(db, {
        divisionId,
        by: change.by,
        requestId: change.requestId,
        action: "order.refund_asked_again",
        subject: `order ${own.orderId}`,
        detail: { refund: refundId, totalMinor: refund.total_minor },
      }),
      sql`select announce_order(${divisionId}, ${own.orderId})`.execute(db),
    ]);
    return { state: "asked" };
  });
