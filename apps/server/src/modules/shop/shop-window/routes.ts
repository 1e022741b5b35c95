import { shopCalls } from "@selvedge/contracts/shop/shop.calls";
import { discoveredTestsCookie } from "@selvedge/domain/split-tests/discovered-tests";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision, visibleDivision } from "../../../plugins/tenancy.ts";
import { coreData } from "./core-data.ts";

/** A shop's public state in one answer. Source: storefront §7 "getStoreCoreData". */
export function shopWindowRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, shopCalls.storeCoreData, ({ request }) =>
    coreData(platform, requireDivision(request).id, askingOf(request)),
  );
  serve(app, platform, shopCalls.storeCoreDataOf, ({ params, request }) =>
    coreData(platform, visibleDivision(request, params.division), askingOf(request)),
  );
}

const askingOf = ({ sessionToken, cookies, log }: FastifyRequest) => ({
  sessionToken,
  discoveredTests: cookies[discoveredTestsCookie],
  warn: (message: string) => log.warn(message),
});
