import { readDivision } from "@selvedge/db/read-division";
import { minorDigitsOf } from "@selvedge/domain/money/money";
import { usualSort } from "@selvedge/domain/products/product-sorts";
import { searchLimits } from "@selvedge/domain/search/search-limits";
import { findGoods, shopGoods } from "../../modules/shop/facets/index.ts";
import { inOrderOf } from "../../modules/shop/search/index.ts";
import { type ShopFront, shopCards } from "../../modules/shop/shop-window/index.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../visit.ts";
import { type LaidOut, laidOut } from "./templates/laid-out.ts";

/**
 * A page of a collection's products, as its address filters and sorts them. Search engines read its pages without filters:
 * the others say the same in other orders.
 */
export const collection = async (visit: Visit, front: Promise<ShopFront>): Promise<Loaded<"collection">> =>
  collectionPage(visit, await laidOut(visit, front, "collection"));

/** The same in a layout that is given. */
export async function collectionPage(
  { platform, division, params, query }: Visit,
  { template, tags, changesAtMs, copy }: LaidOut,
): Promise<Loaded<"collection">> {
  const shop = await shopGoods(platform, division.id);
  const found = shop.collections.get(params.collection!);
  if (!found) return missing;
  const { name, description, id, urlName, isOrdered, goods: list } = found;
  const ownOrder = isOrdered ? "Featured" : null;
  const minorDigits = minorDigitsOf(division.currency);
  const { finder, ids, colours, knownQuery } = findGoods({ shop, list, query, fixed: {}, ownOrder, minorDigits });
  const path = `/collection/${urlName}/`;
  if (knownQuery !== null) return { kind: "redirect", to: knownQuery ? `${path}?${knownQuery}` : path, status: 302 };
  if (Number(query.get("page") ?? 1) > finder.pages) return missing;
  const cards = await readDivision(platform.pools.web, division.id, (db) =>
    shopCards(db, platform.origins, division, { limit: searchLimits.productsPerPage, sort: usualSort, ids, colours }),
  );
  const products = inOrderOf(ids, cards);
  const { page, chips } = finder;
  const crumbs = [
    { title: "Home", url: "/" },
    { title: name, url: path },
  ];
  return loadedPage<"collection">({
    route: "collection",
    data: { name, description, urlName, finder, products, crumbs, template },
    meta: {
      title: page > 1 ? `${name}, page ${page}` : name,
      description,
      canonicalPath: page > 1 && chips.length === 0 ? `${path}?page=${page}` : path,
      isNoindex: chips.length > 0,
      crumbs,
      image: products[0]?.image ?? null,
    },
    tags: [`collection:${id}`, ...products.map((product) => `product:${product.id}`), ...tags],
    changesAtMs,
    copy,
  });
}
