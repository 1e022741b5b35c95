import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { DeskQuote } from "../data/reply.ts";

export const quoteTabs = [
  ["asked", "Asked"],
  ["answered", "Answered"],
  ["terms", "Terms"],
  ["proof", "Proof"],
  ["ordered", "Ordered"],
  ["making", "Making"],
  ["owed", "Owed"],
  ["sent", "Sent"],
  ["idle", "Idle"],
] as const;

export type QuoteTab = (typeof quoteTabs)[number][0];

/** Customers answer while the desk is open. */
const refetchMs = 20_000;

/** The picture of a proof is made in a second or two. */
const pictureMs = 2_000;

export const quotesQuery = (tab: QuoteTab) =>
  queryOptions({
    queryKey: ["quotes", "list", tab],
    queryFn: ({ signal }) => api("GET /atlas/quotes/", { query: { tab }, signal }),
    refetchInterval: refetchMs,
  });

export const quoteQuery = (order: number) =>
  queryOptions({
    queryKey: ["quotes", "one", order],
    queryFn: async ({ signal }) => (await api("GET /atlas/quotes/{order}/", { params: { order }, signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isDrawing(data) ? pictureMs : refetchMs),
  });

const isDrawing = ({ styles }: DeskQuote) => styles.some(({ proofs: [newest] }) => newest?.images.length === 0);

/** Price lists in the currency of the shop that asks. */
export const goodsQuery = (currency: string) =>
  queryOptions({
    queryKey: ["quoted-goods", currency],
    queryFn: async ({ signal }) => (await api("GET /atlas/quoted-goods/", { query: { currency }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
