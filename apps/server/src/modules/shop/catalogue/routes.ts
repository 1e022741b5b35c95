import { catalogueCalls } from "@selvedge/contracts/catalogue/catalogue.calls";
import { readDivision } from "@selvedge/db/read-division";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision, visibleDivision } from "../../../plugins/tenancy.ts";
import { countGoods } from "./count-goods.ts";
import { fetchProducts } from "./fetch-products.ts";
import { listCards } from "./list-cards.ts";
import { listCollections } from "./list-collections.ts";
import { blankBySku } from "./queries.ts";

export function catalogueRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;
  serve(app, platform, catalogueCalls.divisionProducts, async ({ params, query, request }) => {
    const divisionId = visibleDivision(request, params.division);
    return { data: await readDivision(pools.web, divisionId, (db) => listCards(db, origins, divisionId, query)) };
  });

  serve(app, platform, catalogueCalls.figures, async ({ params, request }) => {
    const divisionId = visibleDivision(request, params.division);
    return { data: await readDivision(pools.web, divisionId, (db) => countGoods(db, divisionId)) };
  });

  serve(app, platform, catalogueCalls.collections, async ({ params, request }) => {
    const divisionId = visibleDivision(request, params.division);
    return { data: await readDivision(pools.web, divisionId, (db) => listCollections(db, divisionId)) };
  });

  serve(app, platform, catalogueCalls.fetchProducts, async ({ body, request }) => ({
    data: await fetchProducts(platform, requireDivision(request), body.product_ids),
  }));

  serve(app, platform, catalogueCalls.fetchBaseProduct, async ({ query }) => {
    const row = await withoutDivision(platform.pools.web, (db) => blankBySku(db, query.sku));
    if (!row) throw new Refusal("notFound");
    return {
      data: {
        code: row.code,
        name: row.name,
        baseSku: row.base_sku,
        type: row.type,
        isBaseProduct: true as const,
        vatRate: row.vat_rate,
      },
    };
  });
}
