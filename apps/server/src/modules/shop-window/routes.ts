import { shopCalls } from "@selvedge/contracts/shop/shop.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { serve } from "../../plugins/serve.ts";
import { requireDivision } from "../../plugins/tenancy.ts";
import { visibleDivision } from "../catalogue/index.ts";
import { pageIndex } from "../pages/index.ts";
import { activeTheme } from "../themes/index.ts";
import { storedSettings } from "./queries.ts";

/** A shop's public state in one answer. Source: platform-core §7 "getStoreCoreData". */
export function shopWindowRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, shopCalls.storeCoreData, ({ request }) =>
    coreData(platform, requireDivision(request).id, requireDivision(request).currency),
  );
  serve(app, platform, shopCalls.storeCoreDataOf, ({ params, request }) =>
    coreData(platform, visibleDivision(request, params.division), requireDivision(request).currency),
  );
}

async function coreData({ pools }: Platform, divisionId: number, currency: string) {
  const [settings, theme, pages] = await withDivision(pools.web, divisionId, (db) =>
    Promise.all([storedSettings(db, divisionId), activeTheme(db, divisionId), pageIndex(db, divisionId)]),
  );
  return {
    pages,
    state: {
      currency,
      splitTest: [],
      subdomain: (settings ?? {}) as Record<string, unknown>,
      christmasCutoffDates: [],
      christmasContent: null,
      paymentProcessor: { type: "own", accounts: [] },
      theme: {
        uuid: theme?.uuid ?? "",
        name: theme?.name ?? "",
        extends: theme?.extends ?? "simply",
        properties: (theme?.properties ?? {}) as Record<string, unknown>,
      },
    },
  };
}
