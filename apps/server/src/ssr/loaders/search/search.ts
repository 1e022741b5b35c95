import type { CardData } from "@selvedge/contracts/pages/page-data";
import type { FoundLink } from "@selvedge/contracts/pages/search-page";
import { readDivision } from "@selvedge/db/read-division";
import { minorDigitsOf } from "@selvedge/domain/money/money";
import { usualSort } from "@selvedge/domain/products/product-sorts";
import { askedText, searchLimits } from "@selvedge/domain/search/search-limits";
import { type FoundGoods, findGoods, shopGoods } from "../../../modules/shop/facets/index.ts";
import { type FoundPage, findInShop, inOrderOf } from "../../../modules/shop/search/index.ts";
import { bestSellers, shopCards } from "../../../modules/shop/shop-window/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type Loaded, loadedPage, type Visit } from "../../visit.ts";

/** What a shop has for a few words. Made for each visit: what people look for fills no cache. Source: storefront §2.1. */
export async function search(visit: Visit): Promise<Loaded<"search">> {
  const { platform, division, query, request } = visit;
  const asked = askedText(query.get("q") ?? "");
  if (asked) await countTry(platform.pools, limits.searches, request.ip);
  const [{ spelled, instead, productIds, others }, shop] = await Promise.all([
    findInShop(platform, division.id, asked),
    shopGoods(platform, division.id),
  ]);
  const found = findGoods({
    ...{ shop, query, fixed: asked ? { q: asked } : {}, ownOrder: "Best match" },
    list: productIds.flatMap((id) => shop.byId.get(id) ?? []),
    minorDigits: minorDigitsOf(division.currency),
  });
  const { finder } = found;
  const hasFound = finder.total + others.length > 0;
  return loadedPage<"search">({
    route: "search",
    data: {
      ...{ asked, spelled, instead, finder, products: await cardsOf(visit, found) },
      others: finder.page === 1 && finder.chips.length === 0 ? others.map(linkOf) : [],
      bestSellers: hasFound ? [] : await bestSellers(platform, division),
    },
    meta: {
      title: asked ? `Search: ${asked}${finder.page > 1 ? `, page ${finder.page}` : ""}` : "Search",
      description: `Search everything of ${division.name}.`,
      canonicalPath: asked ? `/search/?${new URLSearchParams({ q: asked })}` : "/search/",
      isNoindex: true,
    },
    tags: [],
    isPrivate: true,
  });
}

async function cardsOf({ platform, division }: Visit, { ids, colours }: FoundGoods): Promise<CardData[]> {
  if (ids.length === 0) return [];
  const { pools, origins } = platform;
  const cards = await readDivision(pools.web, division.id, (db) =>
    shopCards(db, origins, division, { limit: searchLimits.productsPerPage, sort: usualSort, ids, colours }),
  );
  return inOrderOf(ids, cards);
}

const linkOf = ({ kind, title, text, url, image = null, icon = "" }: FoundPage["others"][number]): FoundLink => ({
  ...{ kind, title, text, url, image, icon },
});
