import { searchCalls } from "@selvedge/contracts/search/search.calls";
import { readDivision } from "@selvedge/db/read-division";
import { usualSort } from "@selvedge/domain/products/product-sorts";
import { markedParts } from "@selvedge/domain/search/marked-parts";
import { askedText } from "@selvedge/domain/search/search-limits";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { listCards } from "../catalogue/index.ts";
import { findInShop } from "./find-in-shop.ts";
import { inOrderOf } from "./in-order-of.ts";
import type { FoundThing } from "./thing.ts";

/** Links beside the products: as many as a list of suggestions has place for. */
const linkLimit = 4;

export function searchRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;
  serve(app, platform, searchCalls.search, async ({ query, request }) => {
    await countTry(pools, limits.searches, request.ip);
    const { id: divisionId } = requireDivision(request);
    const asked = askedText(query.q);
    const { productIds, others, ...found } = await findInShop(platform, divisionId, asked);
    const ids = productIds.slice(0, query.limit);
    const cards =
      ids.length === 0
        ? []
        : await readDivision(pools.web, divisionId, (db) =>
            listCards(db, origins, divisionId, { limit: query.limit, sort: usualSort, ids }),
          );
    return {
      data: {
        asked,
        ...found,
        productCount: productIds.length,
        total: productIds.length + others.length,
        products: inOrderOf(ids, cards),
        others: suggested(others, found.spelled ?? asked, ids.length > 0).map(({ kind, title, text, url }) => ({
          kind,
          title,
          text,
          url,
        })),
      },
    };
  });
}

/** Beside products only what is called so: what merely says it somewhere waits on the page of results. */
function suggested(others: readonly FoundThing[], asked: string, hasProducts: boolean): FoundThing[] {
  const named = others.filter(({ title }) => markedParts(title, asked).some(({ isMarked }) => isMarked));
  return (named.length > 0 || hasProducts ? named : others).slice(0, linkLimit);
}
