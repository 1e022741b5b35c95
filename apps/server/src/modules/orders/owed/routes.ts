import { owedCalls } from "@selvedge/contracts/orders/owed.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { moverOf } from "../moves/index.ts";
import { recordPayment } from "./record-payment.ts";

export function owedRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, owedCalls.recordInvoicePayment, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await recordPayment(
      platform,
      { orderId: params.order, by: moverOf(caller), requestId: request.id, requestKey: idempotencyKey },
      body,
    ),
  }));
}
