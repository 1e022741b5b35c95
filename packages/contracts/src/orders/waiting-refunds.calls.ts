// Refunds that somebody has to look after: no processor gives them back, or one has said no.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, instant } from "../shapes.ts";

export const refundTabs = ["hand", "refused", "done"] as const;

const waitingRefund = z.object({
  id: z.number(),
  order: z.object({ id: z.number(), reference: z.string() }),
  shop: z.string(),
  customer: z.string(),
  email: z.string(),
  totalMinor: z.number(),
  currency: currencyCode,
  /** How it was paid: "Bank transfer". */
  paidWith: z.string(),
  reason: z.string(),
  /** Why the processor refused it; empty where nobody was asked. */
  message: z.string(),
  by: z.string(),
  at: instant,
  /** How it was paid back by hand; null until then. */
  settled: z.object({ at: instant, by: z.string(), reference: z.string() }).nullable(),
});

export const waitingRefundCalls = {
  listWaitingRefunds: defineCall({
    key: "GET /atlas/refunds/",
    summary:
      "Refunds of every shop that somebody pays by hand, that a processor refused, or that were paid by hand in the last 90 days, with the number in each tab.",
    access: "staff",
    permission: "orders.refund",
    query: z.object({ tab: z.enum(refundTabs).default("hand") }),
    reply: z.object({ data: z.array(waitingRefund), counts: z.record(z.string(), z.number()) }),
    errors: ["permissionDenied", "validation"],
  }),
};
