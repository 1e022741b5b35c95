import { isLostDatabase } from "@selvedge/db/lost-database";
import { PaymentsUnreachable } from "../../adapters/card-payments/card-payments.ts";
import { noCardsMessage } from "../../adapters/card-payments/no-cards.ts";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { openOrder } from "./open-order.ts";
import type { OrderRequest, PlaceAnswer } from "./order-request.ts";
import { endAttempt } from "./reconcile.ts";

/**
 * Places the order of a visitor's basket and takes the payment: order and attempt written, then the charge, then the
 * answer written. Asked again with the same key it goes on where it stopped and charges once. Throws cardDeclined with
 * the processor's text, paymentUnavailable, and the refusals of openOrder.
 */
export async function placeOrder(platform: Platform, request: OrderRequest) {
  // Before anything is written: without a processor there is no order, and the basket stays as it is.
  if (platform.cards.provider === "none") throw new Refusal("paymentUnavailable", { message: noCardsMessage });
  let opened = await openOrder(platform, request);
  if (opened.kind === "unsettled") {
    const paid = await settleEarlier(platform, request, opened.attempts);
    if (paid) return dataOf(paid);
    opened = await openOrder(platform, request);
  }
  if (opened.kind === "unsettled") throw new Refusal("stillWorking");
  if (opened.kind === "answered") return dataOf(opened.answer);
  const { order, attemptId } = opened;
  const result = await platform.cards
    .charge({
      idempotencyKey: attemptId,
      token: request.body.cardToken,
      amountMinor: order.totalMinor,
      currency: order.currency,
      description: `${request.division.name} ${order.reference}`,
      returnUrl: `${request.shopOrigin}/checkout/return/${attemptId}/`,
    })
    .catch((error) => {
      throw error instanceof PaymentsUnreachable ? new Refusal("paymentUnavailable") : error;
    });
  const answer = await completeCheckout(platform, {
    divisionId: request.division.id,
    attemptId,
    result,
    idempotencyKey: request.idempotencyKey,
    requestId: request.requestId,
  }).catch((error) => {
    // The processor has answered, and the answer could not be written: nobody may say that nothing was charged.
    throw isLostDatabase(error) ? new Refusal("stillWorking") : error;
  });
  return dataOf(answer);
}

/**
 * Ends the attempts of this order that wait at a bank or lost their process, because each of them could still take money
 * for what the order was when it began. Gives the answer of one that turns out to have succeeded.
 */
async function settleEarlier(
  platform: Platform,
  { division, idempotencyKey, requestId }: OrderRequest,
  attempts: readonly string[],
): Promise<PlaceAnswer | null> {
  for (const attemptId of attempts) {
    const answer = await endAttempt(platform, { divisionId: division.id, attemptId, idempotencyKey, requestId });
    if (answer.ok) return answer;
  }
  return null;
}

function dataOf(answer: PlaceAnswer) {
  if (!answer.ok) throw new Refusal("cardDeclined", { message: answer.message, requestId: answer.requestId });
  return answer.data;
}
