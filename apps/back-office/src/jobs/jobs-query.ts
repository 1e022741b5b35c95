import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** A failed job sends no event, so the list is fetched again at this interval. */
const refetchMs = 30_000;

/** Jobs whose tries are used up, the last tried first. */
export const failedJobsQuery = queryOptions({
  queryKey: ["failed-jobs"],
  queryFn: ({ signal }) => api("GET /atlas/jobs/", { signal }),
  refetchInterval: refetchMs,
});
