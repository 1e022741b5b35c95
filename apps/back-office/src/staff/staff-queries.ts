import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

export interface StaffFilter {
  q: string;
  kind: string;
  role: string;
  state: string;
  page: number;
}

export const perPage = 25;

/** A page of those who work here. */
export const staffQuery = ({ q, kind, role, state, page }: StaffFilter) =>
  queryOptions({
    queryKey: ["staff", { q, kind, role, state, page }],
    queryFn: ({ signal }) =>
      api("GET /atlas/users/", {
        query: { q, kind: kind as "office", role, state: state as "enabled", page, perPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** A colleague's profile. */
export const profileQuery = (id: number) =>
  queryOptions({
    queryKey: ["staff-profile", id],
    queryFn: async ({ signal }) => (await api("GET /atlas/users/{id}/", { params: { id }, signal })).data,
  });
