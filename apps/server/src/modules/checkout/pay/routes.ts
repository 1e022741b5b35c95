import { orderPaymentCalls } from "@selvedge/contracts/orders/order-payment.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { originOf } from "../../../plugins/origin.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { payOrder } from "./pay-order.ts";

export function orderPaymentRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, orderPaymentCalls.payOrder, async ({ params, body, idempotencyKey, request }) => {
    await countTry(platform.pools, limits.orders, params.orderHash);
    const data = await payOrder(platform, {
      ...body,
      ...params,
      division: requireDivision(request),
      idempotencyKey,
      shopOrigin: originOf(platform, request),
      requestId: request.id,
    });
    return { data };
  });
}
