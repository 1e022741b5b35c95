import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type SplitTestList = Data<"GET /divisions/{division}/split-tests/">;
export type SplitTest = SplitTestList["tests"][number];
export type SplitTestPage = SplitTestList["pages"][number];
export type SplitTestResults = Data<"GET /divisions/{division}/split-tests/{id}/">;
export type CountedVariation = SplitTestResults["variations"][number];

/** Every test of the shop, newest first, and the pages that one can show as the home page. */
export const splitTestsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "split-tests"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/split-tests/", { params: { division }, signal })).data,
  });

/** One test with what was counted. */
export const splitTestQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "split-tests", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/split-tests/{id}/", { params: { division, id }, signal })).data,
  });
