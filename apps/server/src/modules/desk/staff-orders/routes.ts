import { staffOrderCalls } from "@selvedge/contracts/orders/staff-orders.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { releaseOrders } from "../../factory/release/index.ts";
import { moverOf } from "../../orders/moves/index.ts";
import { placeHold, releaseHold, resumeOrder, stopOrder } from "./holds.ts";
import { listOrders, listShops } from "./list.ts";
import { readOrder } from "./order.ts";
import { readPrintFile } from "./print-file.ts";

export function staffOrderRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, staffOrderCalls.listOrders, ({ query }) => listOrders(platform, query));
  serve(app, platform, staffOrderCalls.listShops, async ({ query }) => ({ data: await listShops(platform, query.q) }));
  serve(app, platform, staffOrderCalls.getOrder, async ({ params, caller }) => ({
    data: await readOrder(platform, params.order, caller.permissions),
  }));
  serve(app, platform, staffOrderCalls.releaseOrders, async ({ body, caller, request }) => ({
    data: await releaseOrders(platform, body.orders, { by: moverOf(caller), requestId: request.id }),
  }));
  serve(app, platform, staffOrderCalls.placeHold, async ({ params, body, caller, request }) => ({
    data: await placeHold(platform, params.order, { requested: body, by: moverOf(caller), requestId: request.id }),
  }));
  serve(app, platform, staffOrderCalls.releaseHold, async ({ params, caller, request }) => ({
    data: await releaseHold(platform, params.order, {
      holdId: params.hold,
      by: moverOf(caller),
      requestId: request.id,
    }),
  }));
  serve(app, platform, staffOrderCalls.stopOrder, async ({ params, body, caller, request }) => ({
    data: await stopOrder(platform, params.order, { reason: body.reason, by: moverOf(caller), requestId: request.id }),
  }));
  serve(app, platform, staffOrderCalls.resumeOrder, async ({ params, body, caller, request }) => ({
    data: await resumeOrder(platform, params.order, {
      reason: body.reason,
      by: moverOf(caller),
      requestId: request.id,
    }),
  }));
  serve(app, platform, staffOrderCalls.printFile, async ({ params, query, caller, reply }) => {
    const isWhole = query.preview === undefined;
    if (isWhole && !caller.permissions.includes("files.read")) throw new Refusal("permissionDenied");
    const { bytes, mime, name } = await readPrintFile(platform, params.division, params.file, query.preview);
    return reply
      .type(mime)
      .header("Cache-Control", "private, max-age=86400, immutable")
      .header("Content-Disposition", `${isWhole ? "attachment" : "inline"}; filename="${name}"`)
      .send(bytes);
  });
}
