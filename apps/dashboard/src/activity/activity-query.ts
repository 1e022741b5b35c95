import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type ActivityEntry = Data<"GET /divisions/{division}/activity/">[number];

/** What narrows the list down, as the address has it: the number of an account, and the page before. */
export interface ActivityFilter {
  person: string;
  before: string;
}

export const activityQuery = (division: number, { person, before }: ActivityFilter) =>
  queryOptions({
    queryKey: [division, "activity", person, before],
    queryFn: ({ signal }) =>
      api("GET /divisions/{division}/activity/", {
        params: { division },
        query: { ...(person && { person: Number(person) }), ...(before && { before }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
