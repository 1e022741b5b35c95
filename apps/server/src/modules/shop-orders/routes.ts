import { basePath } from "@selvedge/contracts/call";
import { shopOrderCalls } from "@selvedge/contracts/dashboard/shop-orders.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { requireAccount } from "../../plugins/access.ts";
import { requireMerchantMay } from "../../plugins/merchant-may.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { serve } from "../../plugins/serve.ts";
import { streamMoves } from "../orders/index.ts";
import { listOrders } from "./list-orders.ts";
import { showOrder } from "./show-order.ts";

export function shopOrderRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, shopOrderCalls.listOrders, async ({ caller, query }) => {
    requireMerchantMay(caller, "orders.read");
    return listOrders(platform, caller.divisionId, query);
  });

  serve(app, platform, shopOrderCalls.getOrder, async ({ caller, params }) => {
    requireMerchantMay(caller, "orders.read");
    return { data: await showOrder(platform, caller.divisionId, params.id) };
  });

  // A stream cannot be a call: it has no end. It tells that an order of the shop moved, never what it is.
  app.get<{ Params: { division: string } }>(`${basePath}/divisions/:division/orders/live/`, async (request, reply) => {
    const account = await requireAccount(platform, request);
    const shop = account.shops.find(({ id }) => String(id) === request.params.division);
    if (!shop || request.place.kind !== "main") throw new Refusal("notFound");
    streamMoves(platform, request, reply, (message) => message.startsWith(`${shop.id}:`));
    return reply;
  });
}
