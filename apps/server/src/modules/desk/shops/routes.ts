import { staffShopCalls } from "@selvedge/contracts/staff-shops/staff-shops.calls";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { type ByStaff, denySite, endReview, startReview, storeChoice } from "../../people/visitors/index.ts";
import { changePlan } from "./change-plan.ts";
import { listShops } from "./list-shops.ts";
import { readShop, shopPages } from "./read-shop.ts";

export function shopRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, staffShopCalls.listShops, ({ query }) => listShops(platform, query));
  serve(app, platform, staffShopCalls.readShop, async ({ params }) => ({
    data: await readShop(platform, params.division),
  }));
  serve(app, platform, staffShopCalls.startReview, async ({ params, body, caller, request }) => ({
    data: await startReview(platform, params.division, body.reason, byStaff(caller, request)),
  }));
  serve(app, platform, staffShopCalls.endReview, async ({ params, body, caller, request }) => ({
    data: await endReview(platform, params.division, body.note, byStaff(caller, request)),
  }));
  serve(app, platform, staffShopCalls.denySite, async ({ params, body, caller, request }) => ({
    data: await denySite(platform, params.division, body.reason, byStaff(caller, request)),
  }));
  serve(app, platform, staffShopCalls.changePlan, async ({ params, body, caller, request }) => ({
    data: await changePlan(platform, params.division, body, byStaff(caller, request)),
  }));
  serve(app, platform, staffShopCalls.shopPages, async ({ params }) => ({
    data: await shopPages(platform, params.division),
  }));
  serve(app, platform, staffShopCalls.changeShopPage, async ({ params, body, caller, request }) => ({
    data: await withoutDivision(platform.pools.backOffice, (db) =>
      storeChoice(db, { ...byStaff(caller, request), divisionId: params.division }, params.id, body),
    ),
  }));
}

function byStaff(caller: Caller, request: FastifyRequest): ByStaff {
  const { id, fullName } = accountOf(caller);
  return { by: { kind: "staff", name: fullName, accountId: id }, requestId: request.id };
}
