import type { Bound } from "@selvedge/db/bound";
import { decideRefund } from "@selvedge/domain/money/refund";
import { readMoney } from "./queries.ts";
import { type AskedRefund, insertRefund } from "./write-queries.ts";

/** Gives back what is left of an order's money. Nothing is written where nothing is left; gives the refund's id, or null. */
export async function returnRest(db: Bound, asked: AskedRefund): Promise<number | null> {
  const money = await readMoney(db, asked.divisionId, asked.orderId);
  if (money.leftMinor <= 0) return null;
  const whole = decideRefund(money.order, money.earlier, { kind: "rest" });
  // Of an order on terms a part may have been paid.
  const decision =
    whole.ok || whole.code !== "more_than_paid"
      ? whole
      : decideRefund(money.order, money.earlier, { kind: "amount", amountMinor: money.leftMinor, delivery: true });
  if (!decision.ok) throw new Error(`Order ${asked.orderId} cannot be refunded: ${decision.code}.`);
  return decision.refund.amountMinor > 0 ? insertRefund(db, asked, { money, ...decision }) : null;
}
