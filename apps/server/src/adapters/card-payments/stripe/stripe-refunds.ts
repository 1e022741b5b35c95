import type Stripe from "stripe";
import type { RefundRequest, RefundResult } from "../card-payments.ts";
import { stripeAmount } from "./stripe-amounts.ts";
import type { StripeClient } from "./stripe-client.ts";

/** Gives a payment or a part of it back, once for a key. What Stripe refuses says why. */
export const refundByStripe = (client: StripeClient, request: RefundRequest): Promise<RefundResult> =>
  client.call(async (stripe) => {
    try {
      const { id, status, failure_reason } = await stripe.refunds.create(
        {
          payment_intent: request.chargeReference,
          amount: stripeAmount(request.amountMinor, request.currency),
          metadata: { refund: request.idempotencyKey },
        },
        { idempotencyKey: request.idempotencyKey },
      );
      // A refund on its way is ours no more: should its bank refuse it, Stripe says so in its own dashboard.
      if (status === "succeeded" || status === "pending") return { state: "succeeded", reference: id };
      return { state: "failed", message: `Stripe did not refund it: ${failure_reason ?? status}.` };
    } catch (error) {
      const { type, message } = error as Stripe.errors.StripeError;
      if (type === "StripeInvalidRequestError") return { state: "failed", message };
      throw error;
    }
  });
