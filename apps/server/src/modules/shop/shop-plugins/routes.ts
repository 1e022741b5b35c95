import { pluginCalls } from "@selvedge/contracts/shop/plugins.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { changePlugins } from "./change-plugins.ts";
import { readShopPlugins } from "./read-plugins.ts";

export function shopPluginRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, pluginCalls.plugins, async ({ caller: { divisionId } }) => ({
    data: await readDivision(platform.pools.web, divisionId, (db) => readShopPlugins(db, divisionId, platform.now())),
  }));

  serve(app, platform, pluginCalls.changePlugins, async ({ caller, body, request }) => ({
    data: await changePlugins(platform, merchantOf(caller, request), body),
  }));
}
