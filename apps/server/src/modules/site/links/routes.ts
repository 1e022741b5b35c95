import { linkTargetCalls } from "@selvedge/contracts/pages/link-targets.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { findLost, findTargets } from "./find-targets.ts";

export function linkRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, linkTargetCalls.linkTargets, async ({ caller: { divisionId }, query }) => ({
    data: await readDivision(platform.pools.web, divisionId, (db) =>
      findTargets(platform, { db, divisionId, wanted: query }),
    ),
  }));
  serve(app, platform, linkTargetCalls.lostLinks, async ({ caller: { divisionId }, body: { urls } }) => ({
    data: await readDivision(platform.pools.web, divisionId, (db) => findLost(platform, { db, divisionId, urls })),
  }));
}
