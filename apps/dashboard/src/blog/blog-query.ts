import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type Post = Data<"GET /divisions/{division}/posts/{id}/">;
export type PostRow = Data<"GET /divisions/{division}/posts/">[number];
export type Blog = Data<"GET /divisions/{division}/blog/">;

interface ListQuery {
  search: string;
  state: "all" | PostRow["state"];
  page: number;
  perPage: number;
}

export const postsQuery = (division: number, query: ListQuery) =>
  queryOptions({
    queryKey: [division, "posts", query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api("GET /divisions/{division}/posts/", { params: { division }, query, signal }),
  });

/** A post as its writers see it. */
export const postQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "post", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/posts/{id}/", { params: { division, id }, signal })).data,
  });

/** What the blog is called, its tags and its time zone. */
export const blogQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "blog"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/blog/", { params: { division }, signal })).data,
  });
