import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type SharedLinks = Data<"GET /divisions/{division}/referrals/">;
export type SharedLink = SharedLinks["referrals"][number] & { currency: string };

/** Who sent visitors to the shop by a shared link; the most orders first. */
export const sharedLinksQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "shared-links"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/referrals/", { params: { division }, signal })).data,
    select: ({ referrals, currency }): SharedLink[] => referrals.map((referral) => ({ ...referral, currency })),
  });
