import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type ShopAccess = Data<"GET /divisions/{division}/visitors/">;
export type ShopVisitor = ShopAccess["visitors"][number];

export const visitorsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "visitors"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/visitors/", { params: { division }, signal })).data,
  });
