import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

export const perPage = 25;

/** A page of the gift cards that shops sold, newest first. */
export const giftCardsQuery = ({ q, page }: { q: string; page: number }) =>
  queryOptions({
    queryKey: ["gift-cards", { q, page }],
    queryFn: ({ signal }) => api("GET /atlas/gift-cards/", { query: { q, page, perPage }, signal }),
    placeholderData: keepPreviousData,
  });
