import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** A page of the shop's artworks. */
export const artworkQuery = (division: number, query: { search?: string; page?: number; perPage?: number } = {}) =>
  queryOptions({
    queryKey: [division, "artworks", query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api("GET /divisions/{division}/artworks/", { params: { division }, query, signal }),
  });
