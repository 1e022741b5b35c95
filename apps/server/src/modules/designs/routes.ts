import { designCalls } from "@selvedge/contracts/dashboard/designs.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { requireMerchantMay } from "../../plugins/merchant-may.ts";
import { serve } from "../../plugins/serve.ts";
import { createDesign, listDesigns, saveDesign, showDesign } from "./service.ts";

export function designRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, designCalls.listDesigns, ({ caller, query }) => listDesigns(platform, caller.divisionId, query));

  serve(app, platform, designCalls.createDesign, async ({ caller, body, idempotencyKey }) => {
    const { id: accountId } = requireMerchantMay(caller, "designs.edit");
    return { data: await createDesign(platform, { divisionId: caller.divisionId, accountId, idempotencyKey, body }) };
  });

  serve(app, platform, designCalls.getDesign, async ({ caller, params }) => ({
    data: await showDesign(platform, caller.divisionId, params.id),
  }));

  serve(app, platform, designCalls.saveDesign, async ({ caller, params, body }) => {
    requireMerchantMay(caller, "designs.edit");
    return { data: await saveDesign(platform, caller.divisionId, params.id, body) };
  });
}
