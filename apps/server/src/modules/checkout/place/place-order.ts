import { isLostDatabase } from "@selvedge/db/lost-database";
import {
  type CardPayments,
  type ChargeResult,
  PaymentsUnreachable,
} from "../../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { completeCheckout, endAttempt, nothingToCharge, type PlaceAnswer } from "../payments/index.ts";
import { chosenProcessor } from "./chosen-processor.ts";
import { openOrder } from "./open-order.ts";
import type { OrderRequest } from "./order-request.ts";
import type { WrittenOrder } from "./write-queries.ts";

/**
 * Places the order of a session's basket and takes the payment: stores order and attempt, charges, then stores the
 * answer. A retry with the same key continues where it stopped and charges once. Throws cardDeclined with
 * the processor's text, paymentUnavailable, and the refusals of openOrder.
 */
export async function placeOrder(platform: Platform, request: OrderRequest) {
  // Before anything is written: without a processor there is no order, and the basket stays as it is.
  const cards = await chosenProcessor(platform, request);
  const { unavailable } = cards;
  if (unavailable !== null && !isPaidWithout(request))
    throw new Refusal("paymentUnavailable", { message: unavailable });
  let opened = await openOrder(platform, request, cards);
  if (opened.kind === "unsettled") {
    const paid = await settleEarlier(platform, request, opened.attempts);
    if (paid) return dataOf(paid);
    opened = await openOrder(platform, request, cards);
  }
  if (opened.kind === "unsettled") throw new Refusal("stillWorking");
  if (opened.kind === "answered") return dataOf(opened.answer);
  const { order, attemptId } = opened;
  const result =
    order.toPayMinor === 0 ? nothingToCharge(order, attemptId) : await chargeCard(cards, request, order, attemptId);
  const answer = await completeCheckout(platform, {
    divisionId: request.division.id,
    attemptId,
    result,
    idempotencyKey: request.idempotencyKey,
    requestId: request.requestId,
    opened: opened.opened,
  }).catch((error) => {
    // The processor has answered, but storing the answer failed: the shopper may have been charged.
    throw isLostDatabase(error) ? new Refusal("stillWorking") : error;
  });
  return dataOf(answer);
}

/** Whether the shopper has seen that nothing is left to pay; what they have seen is compared when the order is opened. */
const isPaidWithout = ({ body: { expectedTotal, expectedToPay = expectedTotal } }: OrderRequest): boolean =>
  expectedToPay === 0;

const chargeCard = (
  cards: CardPayments,
  { body, division, shopOrigin }: OrderRequest,
  order: WrittenOrder,
  attemptId: string,
): Promise<ChargeResult> =>
  cards
    .charge({
      idempotencyKey: attemptId,
      token: body.cardToken,
      amountMinor: order.toPayMinor,
      currency: order.currency,
      description: `${division.name} ${order.reference}`,
      returnUrl: `${shopOrigin}/checkout/return/${attemptId}/`,
    })
    .catch((error) => {
      throw error instanceof PaymentsUnreachable ? new Refusal("paymentUnavailable") : error;
    });

/**
 * Ends the attempts of this order that wait at a bank or lost their process, because each could still charge for an earlier
 * version of the order. Returns the answer of one that turns out to have succeeded.
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
