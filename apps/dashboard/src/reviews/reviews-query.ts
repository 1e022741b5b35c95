import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type Review = Data<"GET /divisions/{division}/reviews/">[number];

interface ListQuery {
  state: "all" | Review["state"];
  page: number;
  perPage: number;
}

/** Every list of a shop's reviews begins with these words. */
export const reviewsKey = (division: number) => [division, "reviews"] as const;

export const reviewsQuery = (division: number, query: ListQuery) =>
  queryOptions({
    queryKey: [...reviewsKey(division), query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api("GET /divisions/{division}/reviews/", { params: { division }, query, signal }),
  });
