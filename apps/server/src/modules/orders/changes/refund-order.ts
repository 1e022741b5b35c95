// Money goes back: all of it, pieces, or a sum. The order's row is the lock and the request's key is written with the
// refund, so a double click, a retry, and two people at once make one refund.
import type { refundBody } from "@selvedge/contracts/orders/refund-shapes";
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { decideRefund, refundRefusals, statusAfterRefund } from "@selvedge/domain/money/refund";
import { flowOf } from "@selvedge/domain/orders/flows";
import type * as z from "zod";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { followGarments, moveLocked } from "../moves/index.ts";
import { owedOrder } from "../owed/index.ts";
import { insertRefund, limitOf, readMoney } from "../refunds/index.ts";
import { type Change, lockForChange, requireAllowed } from "./changed-order.ts";

type Body = z.output<typeof refundBody>;

/** Gives money back as the person saw it. Throws notFound and moveRefused, with the reason in its words. */
export const refundOrder = (
  platform: Platform,
  change: Change,
  { requestKey, body }: { requestKey: string; body: Body },
) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId, order, known, actionOf } = await lockForChange(db, change);
    if (order.paid_at === null) await requireSomePaid(db, { ...change, divisionId });
    const before = await refundOfKey(db, divisionId, change.orderId, requestKey);
    if (before) return before;

    const money = await readMoney(db, divisionId, change.orderId);
    if (money.earlier.length !== body.seen)
      throw refused("Someone else has refunded something meanwhile. Check it again.");
    const decision = decideRefund(money.order, money.earlier, body.what);
    if (!decision.ok) throw refused(refundRefusals[decision.code]);
    const { refund, isFull } = decision;
    if (refund.amountMinor !== body.amountMinor || refund.amountMinor === 0)
      throw refused("What can go back has changed. Check it again.");

    const limitMinor = change.by.kind === "staff" ? limitOf(money, change.by.permissions ?? []) : null;
    const isWithinRefundLimit = limitMinor === null || refund.amountMinor <= limitMinor;
    const facts = { refundableMinor: money.leftMinor, isFullRefund: isFull, isWithinRefundLimit };
    const asked = { ...change, divisionId, requestKey, reason: body.reason, words: body.words };
    const whole = isFull ? actionOf("refund", facts) : undefined;
    if (whole?.isAllowed) {
      const to = statusAfterRefund(
        flowOf({ everStatuses: known.everStatuses, factoryCode: order.factory_code }),
        order.status,
        true,
      );
      const moved = await moveLocked(db, order, {
        ...asked,
        to,
        facts: { ...known, ...facts },
        refund: { requestKey, words: body.words },
      });
      if (!moved.ok) throw refused(moved.reason);
    } else {
      // An exchanged order stays one, whatever of its money goes back.
      if (isFull && order.status !== "exchanged") requireAllowed(whole);
      requireAllowed(actionOf("refund_part", facts));
      if (!isWithinRefundLimit) throw refused("The amount is over your limit. Ask finance.");
      await insertRefund(db, asked, { money, refund, isFull });
      if (refund.pieces.length > 0) await followGarments(db, divisionId, change.orderId);
    }
    return (await refundOfKey(db, divisionId, change.orderId, requestKey))!;
  });

/**
 * An order that is not paid has no money to give back, unless a part of its invoice has come in. One of a shop that nobody
 * has paid and nobody owes is not there for its people.
 */
async function requireSomePaid(db: Bound, { divisionId, orderId, by }: Change & { divisionId: DivisionId }) {
  const owed = await owedOrder(db, divisionId, orderId);
  if (!owed && by.kind === "merchant") throw new Refusal("notFound");
  if (!owed) throw refused("The order has not been paid yet.");
  if (owed.receivedMinor === 0)
    throw refused("Its invoice has not been paid yet, so there is nothing to give back. Cancel the order instead.");
}

const refused = (message: string) => new Refusal("moveRefused", { message });

/** The refund that a request's key has made; undefined before. */
async function refundOfKey(db: Bound, divisionId: DivisionId, orderId: OrderId, requestKey: string) {
  const row = await db
    .selectFrom("refunds as r")
    .innerJoin("orders as o", (join) =>
      join.onRef("o.division_id", "=", "r.division_id").onRef("o.id", "=", "r.order_id"),
    )
    .where("r.division_id", "=", divisionId)
    .where("r.order_id", "=", orderId)
    .where("r.request_key", "=", requestKey)
    .select(["r.id", "r.total_minor", "r.currency", "r.kind", "o.status"])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      totalMinor: row.total_minor,
      currency: row.currency,
      isFull: row.kind === "full",
      status: row.status,
    }
  );
}
