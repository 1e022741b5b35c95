import { readDivision } from "@selvedge/db/read-division";
import { collectionSorts, usualSort } from "@selvedge/domain/products/product-sorts";
import { listCollections } from "../../modules/shop/catalogue/index.ts";
import { shopCards } from "../../modules/shop/shop-window/index.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../visit.ts";

/** A collection's products in the requested order. */
export async function collection({ platform, division, params, query }: Visit): Promise<Loaded<"collection">> {
  const urlName = params.collection!;
  const sort = collectionSorts.find((each) => each.sort === query.get("sort"))?.sort ?? usualSort;
  const [collections, products] = await readDivision(platform.pools.web, division.id, (db) =>
    Promise.all([
      listCollections(db, division.id),
      shopCards(db, platform.origins, division, { limit: 100, sort, collection: urlName }),
    ]),
  );
  const found = collections.find((each) => each.urlName === urlName);
  if (!found) return missing;
  const { name, description, id } = found;
  const url = `/collection/${urlName}/`;
  const crumbs = [
    { title: "Home", url: "/" },
    { title: name, url },
  ];
  return loadedPage<"collection">({
    route: "collection",
    data: { name, description, urlName, sort, products, crumbs },
    meta: {
      title: name,
      description,
      canonicalPath: url,
      isNoindex: false,
      crumbs,
      image: products[0]?.image ?? null,
    },
    tags: [`collection:${id}`, ...products.map((product) => `product:${product.id}`)],
  });
}
