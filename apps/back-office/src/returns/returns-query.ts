import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { queries } from "../queries.ts";

export type ReturnTab = "arrived" | "expected" | "requested" | "done";

/** The returns of a tab, fetched anew while people work through them. */
export const returnsQuery = (tab: ReturnTab) =>
  queryOptions({
    queryKey: ["returns", tab],
    queryFn: ({ signal }) => api("GET /atlas/returns/", { query: { tab }, signal }),
    refetchInterval: 30_000,
  });

export const refreshReturns = () => void queries.invalidateQueries({ queryKey: ["returns"] });
