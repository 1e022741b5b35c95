import { queryOptions } from "@tanstack/react-query";
import { api } from "../../data/api.ts";

/** The shop's collections in their order. */
export const collectionsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "collections"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/collections/", { params: { division }, signal })).data,
  });
