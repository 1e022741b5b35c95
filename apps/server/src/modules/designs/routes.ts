import { designCalls } from "@selvedge/contracts/dashboard/designs.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { accountOf } from "../../plugins/access.ts";
import { serve } from "../../plugins/serve.ts";
import { createDesign, listDesigns, saveDesign, showDesign } from "./service.ts";

export function designRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, designCalls.listDesigns, ({ caller, query }) => listDesigns(platform, caller.divisionId, query));

  serve(app, platform, designCalls.createDesign, async ({ caller, body, idempotencyKey, request }) => {
    const by = { divisionId: caller.divisionId, account: accountOf(caller), requestId: request.id };
    return { data: await createDesign(platform, by, { idempotencyKey, body }) };
  });

  serve(app, platform, designCalls.getDesign, async ({ caller, params }) => ({
    data: await showDesign(platform, caller.divisionId, params.id),
  }));

  serve(app, platform, designCalls.saveDesign, async ({ caller, params, body, request }) => {
    const by = { divisionId: caller.divisionId, account: accountOf(caller), requestId: request.id };
    return { data: await saveDesign(platform, by, params.id, body) };
  });
}
