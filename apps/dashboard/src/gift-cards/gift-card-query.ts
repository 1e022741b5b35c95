import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type GiftCard = Data<"GET /divisions/{division}/gift-cards/">[number];
export type GiftCardOffer = Data<"GET /divisions/{division}/gift-card-offer/">;
export type GiftCardWithEntries = Data<"GET /divisions/{division}/gift-cards/{id}/">;

interface ListQuery {
  state: "all" | GiftCard["state"];
  page: number;
  perPage: number;
}

export const giftCardsQuery = (division: number, query: ListQuery) =>
  queryOptions({
    queryKey: [division, "gift-cards", query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api("GET /divisions/{division}/gift-cards/", { params: { division }, query, signal }),
  });

export const giftCardQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "gift-card", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/gift-cards/{id}/", { params: { division, id }, signal })).data,
  });

export const giftCardOfferQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "gift-card-offer"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/gift-card-offer/", { params: { division }, signal })).data,
  });
