import { basePath } from "@selvedge/contracts/call";
import { shopOrderCalls } from "@selvedge/contracts/dashboard/shop-orders.calls";
import { streams } from "@selvedge/contracts/streams";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { accountOf, type Caller, requireAccess } from "../../plugins/access.ts";
import { serve } from "../../plugins/serve.ts";
import { streamMoves } from "../orders/index.ts";
import { holdOrder, letOrderGoOn } from "./hold-order.ts";
import { listOrders } from "./list-orders.ts";
import { showOrder } from "./show-order.ts";

export function shopOrderRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, shopOrderCalls.listOrders, ({ caller, query }) =>
    listOrders(platform, caller.divisionId, query),
  );

  serve(app, platform, shopOrderCalls.getOrder, async ({ caller, params }) => ({
    data: await showOrder(platform, caller.divisionId, params.id, caller.permissions),
  }));
  serve(app, platform, shopOrderCalls.holdOrder, async ({ caller, params, body, request }) => ({
    data: await holdOrder(platform, wishOf(caller, params.id, request.id), body.note),
  }));
  serve(app, platform, shopOrderCalls.letOrderGoOn, async ({ caller, params, request }) => ({
    data: await letOrderGoOn(platform, wishOf(caller, params.id, request.id)),
  }));

  // A stream cannot be a call: it has no end. It tells that an order of the shop moved, never what it is.
  app.get<{ Params: { division: string } }>(`${basePath}/divisions/:division/orders/live/`, async (request, reply) => {
    const params = { division: Number(request.params.division) };
    const { divisionId } = await requireAccess(platform, streams.shopOrdersLive, request, params);
    streamMoves(platform, request, reply, (message) => message.startsWith(`${divisionId}:`));
    return reply;
  });
}

function wishOf(caller: Caller, orderId: number, requestId: string) {
  const { id, fullName } = accountOf(caller);
  const by = { kind: "merchant" as const, name: fullName, accountId: id, permissions: caller.permissions };
  return { divisionId: caller.divisionId, orderId, by, requestId };
}
