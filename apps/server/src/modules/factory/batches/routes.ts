import { batchCalls } from "@selvedge/contracts/factory/batches.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { moverOf } from "../../orders/moves/index.ts";
import { closeBatch } from "./close-batch.ts";
import { listBatches } from "./list-batches.ts";

export function batchRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, batchCalls.batches, async () => ({ data: await listBatches(platform) }));
  serve(app, platform, batchCalls.closeBatch, async ({ body, caller, request }) => ({
    data: await closeBatch(platform, moverOf(caller), { ...body, closedBy: "person", requestId: request.id }),
  }));
}
