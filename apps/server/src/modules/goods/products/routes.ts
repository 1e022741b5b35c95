import { blankCalls } from "@selvedge/contracts/blanks/blanks.calls";
import { mockupCalls } from "@selvedge/contracts/products/mockups.calls";
import { personalisationCalls } from "@selvedge/contracts/products/personalisation.calls";
import { priceCalls } from "@selvedge/contracts/products/prices.calls";
import { productCalls } from "@selvedge/contracts/products/products.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { changePrices, previewPrices } from "./change-prices.ts";
import { changeProduct } from "./change-product.ts";
import { createProduct } from "./create-product.ts";
import { listBlanks } from "./list-blanks.ts";
import { readProgress, rerenderMockups } from "./pictures/rerender.ts";
import { presentRow } from "./present.ts";
import { previewExamples } from "./preview-examples.ts";
import { publishProduct } from "./publish-product.ts";
import { productCounts, productPage } from "./queries.ts";
import { changeOneProduct, changeProducts } from "./remove-products.ts";
import { type Actor, showProduct } from "./show-product.ts";

/** Who acts in which shop. */
const actorOf = (caller: Caller, request: FastifyRequest): Actor => ({
  divisionId: caller.divisionId,
  account: accountOf(caller),
  requestId: request.id,
});

export function productRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;

  serve(app, platform, blankCalls.listBlanks, async () => ({ data: await listBlanks(platform) }));

  serve(app, platform, productCalls.listProducts, async ({ caller: { divisionId }, query }) => {
    const [rows, counts] = await withDivision(pools.web, divisionId, (db) =>
      Promise.all([productPage(db, divisionId, query), productCounts(db, divisionId, query.search)]),
    );
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const total = query.state === "all" ? all : (counts[query.state] ?? 0);
    return {
      data: rows.map((row) => presentRow(origins, divisionId, row)),
      meta: { page: query.page, perPage: query.perPage, total },
      counts: { ...counts, all },
    };
  });

  serve(app, platform, productCalls.getProduct, async ({ caller, params }) => ({
    data: await showProduct(platform, caller.divisionId, params.id),
  }));

  serve(app, platform, productCalls.createProduct, async ({ caller, request, body, idempotencyKey }) => ({
    data: await createProduct(platform, actorOf(caller, request), idempotencyKey, body),
  }));

  serve(app, platform, productCalls.updateProduct, async ({ caller, request, params, body }) => ({
    data: await changeProduct(platform, actorOf(caller, request), params.id, body),
  }));

  serve(app, platform, personalisationCalls.previewPersonalisation, async ({ caller, params, body }) => ({
    data: await previewExamples(platform, caller.divisionId, params.id, body.personalisation),
  }));

  serve(app, platform, productCalls.publishProduct, async ({ caller, request, params, body, idempotencyKey }) => ({
    data: await publishProduct(platform, actorOf(caller, request), { ...params, ...body, idempotencyKey }),
  }));

  serve(app, platform, productCalls.unpublishProduct, async ({ caller, request, params }) => {
    await changeOneProduct(platform, actorOf(caller, request), params.id, "hide");
    return { data: await showProduct(platform, caller.divisionId, params.id) };
  });

  serve(app, platform, productCalls.changeProducts, async ({ caller, request, body }) => ({
    data: { changed: await changeProducts(platform, actorOf(caller, request), body.ids, body.action) },
  }));

  serve(app, platform, productCalls.deleteProduct, async ({ caller, request, params }) => {
    await changeOneProduct(platform, actorOf(caller, request), params.id, "delete");
    return { data: { id: params.id } };
  });

  serve(app, platform, productCalls.restoreProduct, async ({ caller, request, params }) => {
    await changeOneProduct(platform, actorOf(caller, request), params.id, "restore");
    return { data: await showProduct(platform, caller.divisionId, params.id) };
  });

  serve(app, platform, mockupCalls.getMockups, async ({ caller, params }) => ({
    data: await readProgress(platform, caller.divisionId, params.id),
  }));

  serve(app, platform, mockupCalls.rerenderMockups, async ({ caller, params, body }) => ({
    data: await rerenderMockups(platform, caller.divisionId, params.id, body.only),
  }));

  serve(app, platform, priceCalls.previewPrices, async ({ caller, body }) => ({
    data: await previewPrices(platform, caller.divisionId, body.ids, body.change),
  }));

  serve(app, platform, priceCalls.changePrices, async ({ caller, request, body }) => ({
    data: await changePrices(platform, actorOf(caller, request), body.prices),
  }));
}
