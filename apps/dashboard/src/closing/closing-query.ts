import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type Closing = Data<"GET /divisions/{division}/closing/">;
export type ShopExport = Closing["exports"][number];

export const isUnderWay = ({ state }: ShopExport): boolean => state === "waiting" || state === "running";

/** Exports of the shop, followed while one is written, and whether it is being closed. */
export const closingQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "closing"],
    queryFn: async ({ signal }): Promise<Closing> =>
      (await api("GET /divisions/{division}/closing/", { params: { division }, signal })).data,
    refetchInterval: ({ state: { data } }) => ((data as Closing | undefined)?.exports.some(isUnderWay) ? 1_500 : false),
  });
