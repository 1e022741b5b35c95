import { shopCalls } from "@selvedge/contracts/shop/shop.calls";
import type { DivisionId } from "@selvedge/domain/ids";
import { discoveredTestsCookie } from "@selvedge/domain/split-tests/discovered-tests";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { checkGuards } from "../../../plugins/access/visit-facts.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision, visibleDivision } from "../../../plugins/tenancy.ts";
import { coreData } from "./core-data.ts";

/** A shop's public state in one answer. Source: storefront §7 "getStoreCoreData". */
export function shopWindowRoutes(app: FastifyInstance, platform: Platform) {
  const answer = (request: FastifyRequest, divisionId: DivisionId) =>
    coreData(platform, divisionId, {
      sessionToken: request.sessionToken,
      discoveredTests: request.cookies[discoveredTestsCookie],
      passes: async (names, path) => (await checkGuards(platform, request, names, { divisionId, path })).decision.ok,
      warn: (message) => request.log.warn(message),
    });
  serve(app, platform, shopCalls.storeCoreData, ({ request }) => answer(request, requireDivision(request).id));
  serve(app, platform, shopCalls.storeCoreDataOf, ({ params, request }) =>
    answer(request, visibleDivision(request, params.division)),
  );
}
