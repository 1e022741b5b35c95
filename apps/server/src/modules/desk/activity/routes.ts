import { activityCalls } from "@selvedge/contracts/activity/activity.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { listActivity } from "./list-activity.ts";

export function activityRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, activityCalls.listActivity, ({ query, caller }) =>
    listActivity(platform, { divisionId: caller.divisionId, accountId: accountOf(caller).id }, query),
  );
}
