import { basePath } from "@selvedge/contracts/call";
import { shopOrderCalls } from "@selvedge/contracts/orders/shop-orders.calls";
import { streams } from "@selvedge/contracts/streams";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller, requireAccess } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { isSessionOpen } from "../../../plugins/session/is-session-open.ts";
import { streamMoves } from "../live/index.ts";
import { holdOrder, releaseOrder } from "./hold-order.ts";
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
    data: await holdOrder(platform, requestOf(caller, params.id, request.id), body.note),
  }));
  serve(app, platform, shopOrderCalls.releaseOrder, async ({ caller, params, request }) => ({
    data: await releaseOrder(platform, requestOf(caller, params.id, request.id)),
  }));

  // A stream cannot be a call: it has no end. It reports that an order of the shop changed, never which one.
  app.get<{ Params: { division: string } }>(`${basePath}/divisions/:division/orders/live/`, async (request, reply) => {
    const params = { division: Number(request.params.division) as DivisionId };
    const { divisionId, account } = await requireAccess(platform, streams.shopOrdersLive, request, params);
    const isMine = (message: string) => message.startsWith(`${divisionId}:`);
    const { sessionToken } = request;
    // A view ends by its button, by the clock and with its colleague's session; other sessions say so themselves.
    const mayStay = account?.view && sessionToken ? () => isSessionOpen(platform, sessionToken) : undefined;
    streamMoves(platform, request, reply, { isMine, accountId: account?.id, mayStay });
    return reply;
  });
}

function requestOf(caller: Caller, orderId: OrderId, requestId: string) {
  const { id, fullName } = accountOf(caller);
  const by = { kind: "merchant" as const, name: fullName, accountId: id, permissions: caller.permissions };
  return { divisionId: caller.divisionId, orderId, by, requestId };
}
