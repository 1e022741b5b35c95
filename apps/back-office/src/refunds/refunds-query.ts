import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

export const refundTabs = [
  ["hand", "To pay by hand"],
  ["refused", "Refused"],
  ["done", "Paid by hand"],
] as const;

export type RefundTab = (typeof refundTabs)[number][0];

/** The refunds of a tab that somebody has to look after. */
export const refundsQuery = (tab: RefundTab) =>
  queryOptions({
    queryKey: ["refunds", tab],
    queryFn: ({ signal }) => api("GET /atlas/refunds/", { query: { tab }, signal }),
    refetchInterval: 30_000,
  });
