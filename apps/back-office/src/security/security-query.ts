import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type Security = Data<"GET /account/security/">;

/** How the person who is here signs in; no shop's own. */
export const securityQuery = queryOptions({
  queryKey: ["security"],
  queryFn: async ({ signal }) => (await api("GET /account/security/", { signal })).data,
});
