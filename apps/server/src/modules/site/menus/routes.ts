import { menuCalls } from "@selvedge/contracts/shop/menus.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { changeMenus } from "./change-menus.ts";
import { readMenus } from "./read-menus.ts";

export function menuRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;

  serve(app, platform, menuCalls.menus, async ({ caller: { divisionId } }) => ({
    data: await readDivision(pools.web, divisionId, (db) => readMenus(db, divisionId, origins.files)),
  }));

  serve(app, platform, menuCalls.changeMenus, async ({ caller, body, request }) => ({
    data: await changeMenus(platform, merchantOf(caller, request), body),
  }));
}
