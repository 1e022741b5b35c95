// PayPal by its Orders API, version 2: an order that its payer approves on PayPal's page, and that is captured once the payer
// is back or PayPal says so. Source: developer.paypal.com/docs/api/orders/v2.
import { plainAmount } from "@selvedge/domain/money/money";
import type { Net } from "../../safe-fetch/safe-fetch.ts";
import {
  type CardPayments,
  type ChargeRequest,
  type ChargeResult,
  PaymentsUnreachable,
  type PaypalConfig,
} from "../card-payments.ts";
import { type PaypalCalls, paypalCalls } from "./paypal-calls.ts";
import { cancelledOrder, type PaypalOrder, resultOfCapture, resultOfOrder } from "./paypal-results.ts";
import { readPaypalMessage } from "./paypal-webhook.ts";

export function paypal(config: PaypalConfig, net?: Net): CardPayments {
  const calls = paypalCalls(config, net);
  return {
    provider: "paypal",
    account: "paypal",
    methodName: "PayPal",
    unavailable: null,
    pages: ["https://www.paypal.com", "https://www.sandbox.paypal.com"],
    browser: null,
    webhook: { read: (message) => readPaypalMessage(calls, config.webhookId, message) },
    sandbox: null,
    charge: (request) => openOrder(calls, request),
    // Its page is reached with its answer alone: an order whose answer was lost was never approved.
    find: (key, known) => (known?.reference ? findOrder(calls, key, known.reference, known.isOver ?? false) : noOrder),
    // An order that waits needs no cancelling: nothing is taken before it is captured, and that is over.
    cancel: (key, known) => (known?.reference ? findOrder(calls, key, known.reference, true) : noOrder),
    refund: async ({ idempotencyKey, chargeReference, amountMinor, currency }) => {
      const answer = await calls.post(`/v2/payments/captures/${encodeURIComponent(chargeReference)}/refund`, {
        requestId: idempotencyKey,
        body: { amount: { currency_code: currency, value: plainAmount(amountMinor, currency) } },
      });
      const { id, status } = answer.body as { id?: string; status?: string };
      if (answer.status < 300 && id && (status === "COMPLETED" || status === "PENDING"))
        return { state: "succeeded", reference: id };
      return { state: "failed", message: `PayPal did not refund it: ${answer.issue || status || answer.status}.` };
    },
  };
}

const noOrder = Promise.resolve(null);

async function openOrder(calls: PaypalCalls, request: ChargeRequest): Promise<ChargeResult> {
  const { idempotencyKey, amountMinor, currency, description, returnUrl } = request;
  const answer = await calls.post("/v2/checkout/orders", {
    requestId: idempotencyKey,
    body: {
      intent: "CAPTURE",
      purchase_units: [
        {
          custom_id: idempotencyKey,
          description: description.slice(0, 127),
          amount: { currency_code: currency, value: plainAmount(amountMinor, currency) },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: "PAY_NOW",
            // The address was typed at the checkout.
            shipping_preference: "NO_SHIPPING",
            return_url: returnUrl,
            cancel_url: returnUrl,
          },
        },
      },
    },
  });
  if (answer.status >= 300) return refused(answer.issue);
  return resultOfOrder(answer.body as PaypalOrder);
}

/**
 * What became of an order. One that its payer has approved is captured, under a key of its own, so that the payer's return and
 * PayPal's message take the money once; `isOver`: it is left alone, and no money moves.
 */
async function findOrder(
  calls: PaypalCalls,
  key: string,
  reference: string,
  isOver: boolean,
): Promise<ChargeResult | null> {
  const order = await calls.get(`/v2/checkout/orders/${encodeURIComponent(reference)}`);
  if (order.status === 404) return findCapture(calls, reference);
  if (order.status >= 300) throw new PaymentsUnreachable(`PayPal answered ${order.status}.`);
  const result = resultOfOrder(order.body as PaypalOrder);
  if (result.state !== "action_needed") return result;
  if (isOver) return cancelledOrder(reference);
  if ((order.body as PaypalOrder).status !== "APPROVED") return result;
  const captured = await calls.post(`/v2/checkout/orders/${encodeURIComponent(reference)}/capture`, {
    requestId: `capture ${key}`,
    body: {},
  });
  if (captured.status < 300) return resultOfOrder(captured.body as PaypalOrder);
  if (captured.issue !== "ORDER_ALREADY_CAPTURED") return refused(captured.issue, reference);
  const again = await calls.get(`/v2/checkout/orders/${encodeURIComponent(reference)}`);
  return resultOfOrder(again.body as PaypalOrder);
}

/** What is stored of a payment that was taken is its capture, which a refund names; an order that nobody approved is gone. */
async function findCapture(calls: PaypalCalls, reference: string): Promise<ChargeResult> {
  const capture = await calls.get(`/v2/payments/captures/${encodeURIComponent(reference)}`);
  return capture.status < 300
    ? resultOfCapture(capture.body as { id: string; status: string })
    : cancelledOrder(reference);
}

const refused = (issue: string, reference = ""): ChargeResult => ({
  state: "failed",
  reference,
  message: messages[issue] ?? "PayPal did not take this payment. You have not been charged.",
  methodName: "PayPal",
});

/** Source: developer.paypal.com/api/rest/reference/orders/v2/errors. */
const messages: Readonly<Record<string, string>> = {
  INSTRUMENT_DECLINED:
    "PayPal could not use the way to pay that you chose. You have not been charged. Choose another one.",
  PAYER_CANNOT_PAY: "PayPal cannot take this payment from your account. You have not been charged.",
  CURRENCY_NOT_SUPPORTED: "PayPal does not take this currency. You have not been charged. Please pay by card.",
};
