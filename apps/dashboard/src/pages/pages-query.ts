import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type Page = Data<"GET /divisions/{division}/pages/{id}/">;
export type PageRow = Data<"GET /divisions/{division}/pages/">[number];
export type PageVersion = Data<"GET /divisions/{division}/pages/{id}/versions/">[number];

interface ListQuery {
  isDeleted: boolean;
  search?: string;
  state?: "published" | "draft" | "scheduled";
  "page-type"?: "MailPage" | "AutomatedFlowPage";
  page: number;
  perPage: number;
}

/** The shop's pages by address, or those that were deleted. */
export const pagesQuery = (division: number, { isDeleted, search, ...query }: ListQuery) =>
  queryOptions({
    queryKey: [division, "pages", isDeleted, search ?? "", query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api("GET /divisions/{division}/pages/", {
        params: { division },
        query: { ...query, ...(search && { search }), ...(isDeleted && { deleted: "true" as const }) },
        signal,
      }),
  });

/** A page as it is being edited. */
export const pageQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "page", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/pages/{id}/", { params: { division, id }, signal })).data,
    // What is typed is saved over the revision that was opened: a newer one in between would look like somebody else's.
    refetchOnWindowFocus: false,
    staleTime: 30_000,
  });

export const shownVersions = ["all", "published", "named"] as const;
export type ShownVersions = (typeof shownVersions)[number];

const versionsPerPage = 25;

/** Every list of a page's versions. */
export const versionListsKey = (division: number, id: number) => [division, "page", id, "version lists"] as const;

/** What was kept of a page, last first; the server folds and filters, so that the next rows follow whichever are shown. */
export const pageVersionsQuery = (division: number, id: number, show: ShownVersions = "all") =>
  infiniteQueryOptions({
    queryKey: [...versionListsKey(division, id), show],
    initialPageParam: 1,
    // Every pause in writing adds to it.
    staleTime: 0,
    queryFn: ({ pageParam: page, signal }) =>
      api("GET /divisions/{division}/pages/{id}/versions/", {
        ...{ params: { division, id }, query: { show, page, perPage: versionsPerPage }, signal },
      }),
    getNextPageParam: ({ meta: { page, perPage, total } }) => (page * perPage < total ? page + 1 : undefined),
    // A version that was added between two pages moves the rows by one.
    select: ({ pages }) => [...new Map(pages.flatMap(({ data }) => data).map((row) => [row.version, row])).values()],
  });

export type StoredVersion = Data<"GET /divisions/{division}/pages/{id}/versions/{version}/">;

/** A version with its page; what was published never changes. */
export const pageVersionQuery = (division: number, id: number, version: number) =>
  queryOptions({
    queryKey: [division, "page", id, "versions", version],
    queryFn: async ({ signal }) =>
      (
        await api("GET /divisions/{division}/pages/{id}/versions/{version}/", {
          ...{ params: { division, id, version }, signal },
        })
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Audience = Data<"GET /divisions/{division}/page-audience/">;

/** What tells the shop's visitors apart. */
export const audienceQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "page audience"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/page-audience/", { params: { division }, signal })).data,
    staleTime: 60_000,
  });

export type PageRedirect = Data<"GET /divisions/{division}/page-redirects/">[number];

/** Addresses that lead elsewhere. */
export const redirectsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "pages", "redirects"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/page-redirects/", { params: { division }, signal })).data,
  });
