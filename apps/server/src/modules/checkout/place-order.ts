import { PaymentsUnreachable } from "../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { openOrder } from "./open-order.ts";
import type { OrderRequest, PlaceAnswer } from "./order-request.ts";

/**
 * Places the order of a visitor's basket and takes the payment: order and attempt written, then the charge, then the
 * answer written. Asked again with the same key it goes on where it stopped and charges once. Throws cardDeclined with
 * the processor's text, paymentUnavailable, and the refusals of openOrder.
 */
export async function placeOrder(platform: Platform, request: OrderRequest) {
  const opened = await openOrder(platform, request);
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
  return dataOf(
    await completeCheckout(platform, {
      divisionId: request.division.id,
      attemptId,
      result,
      idempotencyKey: request.idempotencyKey,
      requestId: request.requestId,
    }),
  );
}

function dataOf(answer: PlaceAnswer) {
  if (!answer.ok) throw new Refusal("cardDeclined", { message: answer.message });
  return answer.data;
}
