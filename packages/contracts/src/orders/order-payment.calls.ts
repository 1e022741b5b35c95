// Paying an order that was placed before: a quote that was agreed, or one whose card was declined.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { checkoutCalls } from "../checkout/checkout.calls.ts";
import { majorAmount } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

export const orderPaymentCalls = {
  payOrder: defineCall({
    key: "POST /orders/receipt/{orderHash}/pay/",
    summary: "Pays an order that waits for money. The same key twice is one charge, and so are two pages at once.",
    access: "anyone",
    params: z.object({ orderHash: z.string().max(60) }),
    body: z.strictObject({
      cardToken: filledText(200),
      /** The amount that the payer saw, in major units. */
      expectedTotal: majorAmount,
    }),
    reply: checkoutCalls.place.reply,
    needsIdempotencyKey: true,
    errors: [
      "notFound",
      "moveRefused",
      "cardDeclined",
      "paymentUnavailable",
      "stillWorking",
      "idempotencyKeyMissing",
      "idempotencyKeyReused",
      "validation",
    ],
  }),
};
