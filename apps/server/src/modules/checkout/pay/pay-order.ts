import { isLostDatabase } from "@selvedge/db/lost-database";
import { withDivision } from "@selvedge/db/with-division";
import { flowAt } from "@selvedge/domain/orders/flows";
import { awaitsMoney } from "@selvedge/domain/orders/transitions";
import { type ChargeResult, PaymentsUnreachable } from "../../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { digestOfHash } from "../../orders/receipt/index.ts";
import { holdAgain } from "../../shop/gift-cards/index.ts";
import { completeCheckout, endAttempt, nothingToCharge, type PlaceAnswer } from "../payments/index.ts";
import { type OpenedPayment, type OrderPayment, openPayment } from "./open-payment.ts";
import { owedOrder } from "./owed-order.ts";

/**
 * Pays an order that was placed before: stores the attempt, charges, then stores the answer. A retry with the same key
 * continues where it stopped and charges once; an order that is paid already answers with its receipt. Throws cardDeclined
 * with the processor's text, paymentUnavailable, and the refusals of openPayment.
 */
export async function payOrder(platform: Platform, payment: OrderPayment) {
  const { unavailable } = platform.cards;
  if (unavailable !== null && payment.expectedTotal !== 0)
    throw new Refusal("paymentUnavailable", { message: unavailable });
  await refuseTooLate(platform, payment);
  const opened = await openSettled(platform, payment);
  if (opened.kind === "answered") return dataOf(opened.answer);
  const { division, idempotencyKey, requestId } = payment;
  const result =
    opened.amountMinor === 0 ? nothingToCharge(opened, opened.attemptId) : await charge(platform, payment, opened);
  const answer = await completeCheckout(platform, {
    divisionId: division.id,
    attemptId: opened.attemptId,
    result,
    idempotencyKey,
    requestId,
  }).catch((error) => {
    // The processor has answered, but storing the answer failed: the payer may have been charged.
    throw isLostDatabase(error) ? new Refusal("stillWorking") : error;
  });
  if (!answer.ok && opened.giftCardMinor > 0) await keepGiftCards(platform, payment, opened);
  return dataOf(answer);
}

/** A payment that fails leaves the page as it was: the order holds its gift cards again, as far as they are still there. */
const keepGiftCards = (
  { pools }: Platform,
  { division, orderHash }: OrderPayment,
  { giftCardMinor }: { giftCardMinor: number },
): Promise<void> =>
  withDivision(pools.web, division.id, async (db) => {
    const order = await db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .where("paid_at", "is", null)
      .where("deleted_at", "is", null)
      .where("gift_card_minor", "=", 0)
      .select(["id", "status", "factory_code"])
      .forUpdate()
      .executeTakeFirst();
    const isAwaited =
      order && awaitsMoney(flowAt({ status: order.status, factoryCode: order.factory_code }), order.status);
    if (isAwaited) await holdAgain(db, division.id, { orderId: order.id, giftCardMinor });
  });

/** A difference is not taken for a change that can be made no more: its money would only go back. */
async function refuseTooLate(platform: Platform, { division, orderHash }: OrderPayment): Promise<void> {
  const against = (await owedOrder(platform, division, orderHash))?.against ?? null;
  if (against !== null) throw new Refusal("moveRefused", { message: `Your order stays as it is. ${against}` });
}

type Settled = Exclude<OpenedPayment, { kind: "unsettled" }>;

/** Ends the attempts that wait at a bank or lost their process, because each could still charge for the order. */
async function openSettled(platform: Platform, payment: OrderPayment): Promise<Settled> {
  const { division, idempotencyKey, requestId } = payment;
  const opened = await openPayment(platform, payment);
  if (opened.kind !== "unsettled") return opened;
  for (const attemptId of opened.attempts) {
    const answer = await endAttempt(platform, { divisionId: division.id, attemptId, idempotencyKey, requestId });
    if (answer.ok) return { kind: "answered", answer };
  }
  if (opened.giftCardMinor > 0) await keepGiftCards(platform, payment, opened);
  const again = await openPayment(platform, payment);
  if (again.kind === "unsettled") throw new Refusal("stillWorking");
  return again;
}

const charge = (
  { cards }: Platform,
  { division, orderHash, cardToken, shopOrigin }: OrderPayment,
  { attemptId, amountMinor, currency, reference }: Extract<OpenedPayment, { kind: "open" }>,
): Promise<ChargeResult> =>
  cards
    .charge({
      idempotencyKey: attemptId,
      token: cardToken,
      amountMinor,
      currency,
      description: `${division.name} ${reference}`,
      returnUrl: `${shopOrigin}/pay/${orderHash}/?attempt=${attemptId}`,
    })
    .catch((error) => {
      throw error instanceof PaymentsUnreachable ? new Refusal("paymentUnavailable") : error;
    });

function dataOf(answer: PlaceAnswer) {
  if (!answer.ok) throw new Refusal("cardDeclined", { message: answer.message, requestId: answer.requestId });
  return answer.data;
}
