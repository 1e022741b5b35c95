import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";

export interface ShopFilter {
  q: string;
  state: string;
  page: number;
}

export const perPage = 25;

/** A page of every shop. */
export const shopsQuery = ({ q, state, page }: ShopFilter) =>
  queryOptions({
    queryKey: ["shops", { q, state, page }],
    queryFn: ({ signal }) =>
      api("GET /atlas/divisions/", { query: { q, state: state as "review", page, perPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const shopQuery = (division: number) =>
  queryOptions({
    queryKey: ["shop", division],
    queryFn: async ({ signal }) =>
      (await api("GET /atlas/divisions/{division}/", { params: { division }, signal })).data,
  });

/** A shop's pages with who may see each. */
export const shopPagesQuery = (division: number) =>
  queryOptions({
    queryKey: ["shop-pages", division],
    queryFn: async ({ signal }) =>
      (await api("GET /atlas/divisions/{division}/pages/", { params: { division }, signal })).data,
  });

/** Runs a change of a shop. */
export const useShopChange = () => useChange("shop", ["shops", "shop", "shop-pages"]);
