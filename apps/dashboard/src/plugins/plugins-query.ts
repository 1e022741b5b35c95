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

interface PluginsStore {
  /** The settings of all plugins, as they are stored now. */
  read: () => Promise<ShopPlugins>;
  /** Stores the settings of the plugins that are named, and returns those of all as they are then. */
  change: (change: Change) => Promise<ShopPlugins>;
}

/** The settings of plugins, for forms that change them. */
export function usePlugins(): PluginsStore {
  const { id: division } = useShop();
  const queries = useQueryClient();
  return {
    read: () => queries.fetchQuery({ ...pluginsQuery(division), staleTime: 0 }),
    async change(body) {
      const { data } = await api("PATCH /divisions/{division}/plugins/", { params: { division }, body });
      queries.setQueryData(pluginsQuery(division).queryKey, data);
      return data;
    },
  };
}
