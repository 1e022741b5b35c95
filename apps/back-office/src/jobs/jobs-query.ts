import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** A job that fails tells nobody: the list is asked for again so often. */
const askAgainMs = 30_000;

/** Jobs whose tries are used up, the last tried first. */
export const failedJobsQuery = queryOptions({
  queryKey: ["failed-jobs"],
  queryFn: ({ signal }) => api("GET /atlas/jobs/", { signal }),
  refetchInterval: askAgainMs,
});
