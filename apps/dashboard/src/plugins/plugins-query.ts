import type { CallByKey } from "@selvedge/contracts/all-calls";
import type { CallBody } from "@selvedge/contracts/call";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

export type ShopPlugins = Data<"GET /divisions/{division}/plugins/">;
type Change = CallBody<CallByKey<"PATCH /divisions/{division}/plugins/">>;

export const pluginsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "plugins"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/plugins/", { params: { division }, signal })).data,
  });

/** Stores the settings of the plugins that are named, and returns all of them as they are then. */
export function usePluginsChange(): (change: Change) => Promise<ShopPlugins> {
  const { id: division } = useShop();
  const queries = useQueryClient();
  return async (body) => {
    const { data } = await api("PATCH /divisions/{division}/plugins/", { params: { division }, body });
    queries.setQueryData(pluginsQuery(division).queryKey, data);
    return data;
  };
}
