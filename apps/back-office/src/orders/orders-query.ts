import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

export interface OrderFilters {
  view?: string;
  q?: string;
  status?: string;
  shop?: string;
  shipBefore?: string;
  page?: number;
}

/** A page of orders. What was there stays on screen while the next page or view is fetched. */
export const ordersQuery = (filters: OrderFilters) =>
  queryOptions({
    queryKey: ["orders", filters],
    queryFn: ({ signal }) => api("GET /atlas/orders/", { query: { ...filters } as never, signal }),
    placeholderData: keepPreviousData,
  });

/** Shops to choose from. Those of the letters before stay on screen until the next ones are there. */
export const shopsQuery = (q: string) =>
  queryOptions({
    queryKey: ["shops", q],
    queryFn: ({ signal }) => api("GET /atlas/shops/", { query: { q }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
