import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** A product of the shop as its merchant edits it. */
export const productQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "product", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/products/{id}/", { params: { division, id }, signal })).data,
  });
