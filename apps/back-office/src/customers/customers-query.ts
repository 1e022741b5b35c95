import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

export const perPage = 25;

/** A page of customers' accounts. */
export const customersQuery = ({ q, page }: { q: string; page: number }) =>
  queryOptions({
    queryKey: ["customers", { q, page }],
    queryFn: ({ signal }) => api("GET /atlas/customers/", { query: { q, page, perPage }, signal }),
    placeholderData: keepPreviousData,
  });
