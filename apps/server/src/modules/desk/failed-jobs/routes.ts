import { failedJobCalls } from "@selvedge/contracts/failed-jobs/failed-jobs.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { actorOf } from "../../people/staff/index.ts";
import { listFailedJobs } from "./list.ts";
import { runAgain } from "./run-again.ts";

export function failedJobRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, failedJobCalls.listFailedJobs, () => listFailedJobs(platform));
  serve(app, platform, failedJobCalls.runJobAgain, async ({ params, caller, request }) => ({
    data: await runAgain(platform, params.id, actorOf(caller, request.id)),
  }));
}
