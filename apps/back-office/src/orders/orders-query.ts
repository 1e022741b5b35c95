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
