import type { CallByKey } from "@selvedge/contracts/all-calls";
import type { CallBody } from "@selvedge/contracts/call";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type Bundle = Data<"GET /divisions/{division}/bundles/{id}/">;
export type BundlePart = Data<"GET /divisions/{division}/bundle-parts/">[number];
export type WrittenBundle = CallBody<CallByKey<"POST /divisions/{division}/bundles/">>;

export const bundleQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "bundle", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/bundles/{id}/", { params: { division, id }, signal })).data,
  });

/** What a bundle may be made of, as far as its name or number has the words. */
export const partsQuery = (division: number, search: string) =>
  queryOptions({
    queryKey: [division, "products", "parts", search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/bundle-parts/", { params: { division }, query: { search }, signal })).data,
  });
