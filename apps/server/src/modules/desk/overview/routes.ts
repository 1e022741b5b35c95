import { overviewCalls } from "@selvedge/contracts/overview/overview.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { hideChecklist } from "./hide-checklist.ts";
import { readOverview } from "./read-overview.ts";

export function overviewRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, overviewCalls.getOverview, async ({ caller, request }) => ({
    data: await readOverview(platform, { ...caller, accountId: accountOf(caller).id }, (error) =>
      request.log.warn({ err: error }, "sums of past days were not kept"),
    ),
  }));

  serve(app, platform, overviewCalls.hideChecklist, async ({ caller, body, request }) => {
    await hideChecklist(platform, merchantOf(caller, request), body.isHidden);
    return { data: body };
  });
}
