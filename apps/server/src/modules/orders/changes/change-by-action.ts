// An action that moves an order, made as the one table of actions says: who may, from where, and to which status.
import { withoutDivision } from "@selvedge/db/with-division";
import { movesOf } from "@selvedge/domain/orders/action-table";
import type { OrderAction } from "@selvedge/domain/orders/allowed-actions";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { mayMoveLocked, moveLocked } from "../moves/index.ts";
import { insertRest, owedOrder } from "../owed/index.ts";
import { type Change, lockForChange, requireAllowed } from "./changed-order.ts";

interface Action {
  code: OrderAction;
  reason: string;
}

/** Money that came another way than by card. */
const outside = "Paid outside the checkout";

/** Makes an action and gives the order's status after it. Throws notFound, and moveRefused with the table's reason. */
export const changeByAction = (platform: Platform, change: Change, { code, reason }: Action) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId, order, known, actionOf } = await lockForChange(db, change);
    if (change.by.kind === "merchant" && order.paid_at === null && !(await owedOrder(db, divisionId, change.orderId)))
      throw new Refusal("notFound");
    if (code === "cancel" && order.deleted_at !== null) return { status: order.status };
    requireAllowed(actionOf(code));
    const { to, asks } = movesOf(code);
    const paid = code === "mark_paid" ? { paymentMethod: outside } : {};
    const move = { ...change, divisionId, reason, ...paid, facts: { ...known, ...asks } };
    const goal = to.find((each) => mayMoveLocked(order, { ...move, to: each }).ok);
    if (goal === undefined) throw new Refusal("moveRefused");
    const moved = await moveLocked(db, order, { ...move, to: goal });
    if (!moved.ok) throw new Refusal("moveRefused", { message: moved.reason });
    if (code === "mark_paid")
      await insertRest(db, { ...change, divisionId, currency: order.currency }, order.total_minor, {
        method: outside,
        receivedOn: isoDay(platform.now()),
        reference: reason,
      });
    return { status: moved.status };
  });
