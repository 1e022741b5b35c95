import type { Bound } from "@selvedge/db/bound";
import { decideRefund } from "@selvedge/domain/money/refund";
import { readMoney } from "./queries.ts";
import { type AskedRefund, insertRefund } from "./write-queries.ts";

/** Gives back what is left of an order's money. Nothing is written where nothing is left; gives the refund's id, or null. */
export async function returnRest(db: Bound, asked: AskedRefund): Promise<number | null> {
  const money = await readMoney(db, asked.divisionId, asked.orderId);
  if (money.leftMinor <= 0) return null;
  const decision = decideRefund(money.order, money.earlier, { kind: "rest" });
  if (!decision.ok) throw new Error(`Order ${asked.orderId} cannot be refunded: ${decision.code}.`);
  return decision.refund.amountMinor > 0 ? insertRefund(db, asked, { money, ...decision }) : null;
}
