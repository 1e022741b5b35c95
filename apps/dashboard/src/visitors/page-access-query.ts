import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type PageAccess = Data<"GET /divisions/{division}/visitors/pages/">[number];
export type PageChoice = Pick<PageAccess, "loginState" | "region">;

export const pageAccessQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "page-access"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/visitors/pages/", { params: { division }, signal })).data,
  });
