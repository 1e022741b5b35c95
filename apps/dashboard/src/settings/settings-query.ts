import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type SettingsFacts = Data<"GET /divisions/{division}/settings/">;

/** How the settings of a shop stand. */
export const settingsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "settings"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/settings/", { params: { division }, signal })).data,
  });
