import { queryOptions } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import type { Data } from "../../data/reply.ts";

export type OwnSection = Data<"GET /divisions/{division}/sections/">[number];

/** The sections that the shop's people have kept. */
export const sectionsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "sections"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/sections/", { params: { division }, signal })).data,
  });
