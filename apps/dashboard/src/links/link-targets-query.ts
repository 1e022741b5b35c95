import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type LinkTarget = Data<"GET /divisions/{division}/link-targets/">[number];
export type LinkKind = LinkTarget["kind"];

/** What a link of the shop may lead to, by its words. */
export const linkTargetsQuery = (division: number, search: string, kind?: LinkKind) =>
  queryOptions({
    queryKey: [division, "link targets", search, kind ?? "all"],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await api("GET /divisions/{division}/link-targets/", {
          ...{ params: { division }, query: { search, ...(kind && { kind }) }, signal },
        })
      ).data,
  });

/** What is at an address of the shop; null where nothing is. */
export const linkTargetQuery = (division: number, url: string) =>
  queryOptions({
    queryKey: [division, "link target", url],
    staleTime: 30_000,
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/link-targets/", { params: { division }, query: { url }, signal }))
        .data[0] ?? null,
  });

/** Those of some addresses of the shop at which nothing is. */
export const lostLinksQuery = (division: number, urls: readonly string[]) =>
  queryOptions({
    queryKey: [division, "lost links", urls],
    staleTime: 30_000,
    queryFn: async ({ signal }) =>
      (
        await api("POST /divisions/{division}/link-targets/lost/", {
          ...{ params: { division }, body: { urls: [...urls] }, signal },
        })
      ).data,
  });
