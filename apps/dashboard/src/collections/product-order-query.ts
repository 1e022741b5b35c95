import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** What is in a collection, in the order of its page. */
export const collectionProductsQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "collection", id, "products"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/collections/{id}/products/", { params: { division, id }, signal })).data,
  });
