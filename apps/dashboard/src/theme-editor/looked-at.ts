import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

export interface LookedAt {
  id: string;
  label: string;
  path: string;
}

/** The kinds of pages that a theme is looked at on; a product and a collection where the shop has one. */
export const lookedAtQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "theme-pages"],
    queryFn: async ({ signal }): Promise<LookedAt[]> => {
      const [product, collection] = await Promise.all([
        productPath(division, signal),
        collectionPath(division, signal),
      ]);
      return [
        { id: "home", label: "Home", path: "/" },
        ...(product ? [{ id: "product", label: "Product", path: product }] : []),
        ...(collection ? [{ id: "collection", label: "Collection", path: collection }] : []),
        { id: "blog", label: "Blog", path: "/blog/" },
        { id: "search", label: "Search", path: "/search/" },
      ];
    },
  });

/** Both are for sale: every product of a new shop is still looked at by the platform. */
const forSale = ["live", "in_review"] as const;

/** The first product that is for sale. */
async function productPath(division: number, signal: AbortSignal): Promise<string | null> {
  const read = (state: (typeof forSale)[number]) =>
    api("GET /divisions/{division}/products/", { params: { division }, query: { state, perPage: 10 }, signal });
  const found = await Promise.all(forSale.map(read));
  const row = found.flatMap(({ data }) => data).find(({ isBundle }) => !isBundle);
  if (!row) return null;
  const params = { division, id: row.id };
  const { data: product } = await api("GET /divisions/{division}/products/{id}/", { params, signal });
  return `/product/${product.urlName}/`;
}

/** The first collection with something in it. */
async function collectionPath(division: number, signal: AbortSignal): Promise<string | null> {
  const { data } = await api("GET /divisions/{division}/collections/", { params: { division }, signal });
  const row = data.find(({ products }) => products > 0);
  return row ? `/collection/${row.urlName}/` : null;
}
