import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type Team = Data<"GET /divisions/{division}/team/">;
export type TeamPerson = Team["people"][number];
export type TeamInvitation = Team["invitations"][number];
export type ShopRole = Team["roles"][number];
export type TeamRequest = Team["requests"][number];

export const teamQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "team"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/team/", { params: { division }, signal })).data,
  });
