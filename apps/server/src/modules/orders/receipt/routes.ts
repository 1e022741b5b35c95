import { basePath } from "@selvedge/contracts/call";
import { receiptCalls } from "@selvedge/contracts/orders/receipt.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { streamMoves } from "../live/index.ts";
import { ownMoves } from "./own-moves.ts";
import { readReceipt } from "./receipt.ts";
import { receiptFor } from "./receipt-for.ts";

export function orderRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, receiptCalls.receipt, async ({ params, request }) => {
    const data = await receiptFor(platform, requireDivision(request), request, params.orderHash);
    if (data) return { data };
    await countTry(platform.pools, limits.receipts, request.ip);
    throw new Refusal("notFound");
  });

  app.get<{ Params: { orderHash: string } }>(`${basePath}/orders/receipt/:orderHash/live/`, async (request, reply) => {
    const division = requireDivision(request);
    const found = await readReceipt(platform, division, request.params.orderHash);
    if (!found) throw new Refusal("notFound");
    streamMoves(platform, request, reply, { isMine: ownMoves(platform, division.id, found) });
    return reply;
  });
}
