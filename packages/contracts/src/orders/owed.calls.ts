// Orders on terms: money that colleagues record for their invoices.
import { type ReceivedWay, receivedWays } from "@selvedge/domain/orders/received-ways";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, day, orderParam } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

const ways = Object.keys(receivedWays) as ReceivedWay[];

export const owedCalls = {
  recordInvoicePayment: defineCall({
    key: "POST /atlas/orders/{order}/invoice-payments/",
    summary:
      "Records money that came for an order on terms, in one sum or several. Once all of it is there, the order is paid. The same key twice records it once.",
    access: "staff",
    permission: "orders.mark_paid",
    params: z.object({ order: orderParam }),
    body: z.strictObject({
      amountMinor: z.number({ error: "Enter an amount" }).int("Enter an amount").min(1, "Enter an amount"),
      way: z.enum(ways),
      receivedOn: day,
      /** What the bank's statement says. */
      reference: filledText(80),
    }),
    reply: dataOf(z.object({ isPaid: z.boolean(), leftMinor: z.number() })),
    needsIdempotencyKey: true,
    errors: ["notFound", "permissionDenied", "moveRefused", "idempotencyKeyMissing", "validation"],
  }),
};
