import { designCalls } from "@selvedge/contracts/designs/designs.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { createDesign } from "./create-design.ts";
import { listDesigns } from "./list-designs.ts";
import { saveDesign } from "./save-design.ts";
import { showDesign } from "./show-design.ts";

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
