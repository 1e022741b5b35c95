import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** Who works at the stations, with their badges and PINs. Signing in at a station sends no event. */
export const badgesQuery = queryOptions({
  queryKey: ["badges"],
  queryFn: async ({ signal }) => (await api("GET /atlas/badges/", { signal })).data,
  refetchInterval: 30_000,
});

/** The terminals on which badges work. */
export const terminalsQuery = queryOptions({
  queryKey: ["terminals"],
  queryFn: async ({ signal }) => (await api("GET /atlas/terminals/", { signal })).data,
});
