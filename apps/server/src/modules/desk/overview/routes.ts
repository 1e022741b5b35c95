import { overviewCalls } from "@selvedge/contracts/overview/overview.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { readOverview } from "./read-overview.ts";

export function overviewRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, overviewCalls.getOverview, async ({ caller, request }) => ({
    data: await readOverview(platform, caller.divisionId, caller.permissions, (error) =>
      request.log.warn({ err: error }, "sums of past days were not kept"),
    ),
  }));
}
