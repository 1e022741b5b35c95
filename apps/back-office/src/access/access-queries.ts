import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** A request sends no event, so the list is fetched again at this interval. */
const refetchMs = 30_000;

/** Requests for permissions: those that wait, the oldest first, or the last answered ones. */
export const requestsQuery = (view: "waiting" | "answered") =>
  queryOptions({
    queryKey: ["access-requests", view],
    queryFn: ({ signal }) => api("GET /atlas/access-requests/", { query: { view }, signal }),
    refetchInterval: refetchMs,
  });

/** What ends soon, and what staff lacked lately. */
export const summaryQuery = queryOptions({
  queryKey: ["access-requests", "summary"],
  queryFn: async ({ signal }) => (await api("GET /atlas/access-requests/summary/", { signal })).data,
  refetchInterval: refetchMs,
});

/** Roles of staff with what each permits. */
export const rolesQuery = queryOptions({
  queryKey: ["staff-roles"],
  queryFn: ({ signal }) => api("GET /atlas/staff-roles/", { signal }),
});
