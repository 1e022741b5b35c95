import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** Designs that wait, oldest first. */
export const approvalsQuery = queryOptions({
  queryKey: ["approvals"],
  queryFn: ({ signal }) => api("GET /atlas/approvals/", { query: { limit: 30 }, signal }),
});
