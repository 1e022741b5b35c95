import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** What narrows the audit down, as the address has it. */
export interface AuditFilter {
  person: string;
  action: string;
  thing: string;
  from: string;
  to: string;
  before: string;
}

export const noFilter: AuditFilter = { person: "", action: "", thing: "", from: "", to: "", before: "" };

/** A page of the audit. */
export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ["audit", filter],
    queryFn: ({ signal }) => api("GET /atlas/audit/", { query: filter, signal }),
    placeholderData: keepPreviousData,
  });

/** Whether the audit is whole. */
export const chainQuery = queryOptions({
  queryKey: ["audit-chain"],
  queryFn: async ({ signal }) => (await api("GET /atlas/audit/chain/", { signal })).data,
});
