import type { CardData } from "@selvedge/contracts/pages/page-data";
import type { FoundLink } from "@selvedge/contracts/pages/search-page";
import { readDivision } from "@selvedge/db/read-division";
import type { ProductId } from "@selvedge/domain/ids";
import { usualSort } from "@selvedge/domain/products/product-sorts";
import { askedText, searchLimits } from "@selvedge/domain/search/search-limits";
import { type FoundPage, findInShop, inOrderOf } from "../../../modules/shop/search/index.ts";
import { bestSellers, shopCards } from "../../../modules/shop/shop-window/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type Loaded, loadedPage, type Visit } from "../../visit.ts";

const { productsPerPage } = searchLimits;

/** What a shop has for a few words. Made for each visit: what people look for fills no cache. Source: storefront §2.1. */
export async function search(visit: Visit): Promise<Loaded<"search">> {
  const { platform, division, query, request } = visit;
  const asked = askedText(query.get("q") ?? "");
  if (asked) await countTry(platform.pools, limits.searches, request.ip);
  const { spelled, instead, productIds, others } = await findInShop(platform, division.id, asked);
  const pages = Math.max(1, Math.ceil(productIds.length / productsPerPage));
  const page = pageOf(query.get("page"), pages);
  const from = (page - 1) * productsPerPage;
  const products = await cardsOf(visit, productIds.slice(from, from + productsPerPage));
  const hasFound = productIds.length + others.length > 0;
  const url = asked ? `/search/?${new URLSearchParams({ q: asked })}` : "/search/";
  return loadedPage<"search">({
    route: "search",
    data: {
      ...{ asked, spelled, instead, products, productCount: productIds.length, page, pages },
      others: page === 1 ? others.map(linkOf) : [],
      bestSellers: hasFound ? [] : await bestSellers(platform, division),
    },
    meta: {
      title: asked ? `Search: ${asked}${page > 1 ? `, page ${page}` : ""}` : "Search",
      description: `Search everything of ${division.name}.`,
      canonicalPath: url,
      isNoindex: true,
    },
    tags: [],
    isPrivate: true,
  });
}

/** The page that was asked for, of those that there are. */
function pageOf(asked: string | null, pages: number): number {
  const page = /^\d{1,4}$/.test(asked ?? "") ? Number(asked) : 1;
  return Math.min(Math.max(1, page), pages);
}

async function cardsOf({ platform, division }: Visit, ids: ProductId[]): Promise<CardData[]> {
  if (ids.length === 0) return [];
  const { pools, origins } = platform;
  const cards = await readDivision(pools.web, division.id, (db) =>
    shopCards(db, origins, division, { limit: productsPerPage, sort: usualSort, ids }),
  );
  return inOrderOf(ids, cards);
}

const linkOf = ({ kind, title, text, url, image = null, icon = "" }: FoundPage["others"][number]): FoundLink => ({
  ...{ kind, title, text, url, image, icon },
});
