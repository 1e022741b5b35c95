import type { Bound } from "@selvedge/db/bound";
import { decideRefund, type MoneyBack } from "@selvedge/domain/money/refund";
import { sum } from "@selvedge/domain/money/round";
import { readMoney } from "./queries.ts";
import { type AskedRefund, insertRefund } from "./write-queries.ts";

/**
 * Gives back what is left of an order's money. Of what a card holder's bank took only what was charged is gone: gift cards were
 * never its. Nothing is written where nothing is left; gives the refund's id, or null.
 */
export async function returnRest(db: Bound, asked: AskedRefund): Promise<number | null> {
  const money = await readMoney(db, asked.divisionId, asked.orderId);
  const atBankMinor = sum(money.charges.filter(({ isGiftCard }) => !isGiftCard).map(({ leftMinor }) => leftMinor));
  if (money.leftMinor <= 0) return null;
  const isPart = asked.way === "bank" && atBankMinor < money.leftMinor;
  if (isPart && atBankMinor === 0) return null;
  const part = (amountMinor: number): MoneyBack => ({ kind: "amount", amountMinor, delivery: true });
  const whole = decideRefund(money.order, money.earlier, isPart ? part(atBankMinor) : { kind: "rest" });
  // Of an order on terms a part may have been paid.
  const decision =
    whole.ok || whole.code !== "more_than_paid"
      ? whole
      : decideRefund(money.order, money.earlier, part(money.leftMinor));
  if (!decision.ok) throw new Error(`Order ${asked.orderId} cannot be refunded: ${decision.code}.`);
  return decision.refund.amountMinor > 0 ? insertRefund(db, asked, { money, ...decision }) : null;
}
