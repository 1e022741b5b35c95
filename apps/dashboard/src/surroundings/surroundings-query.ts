import type { CallByKey } from "@selvedge/contracts/all-calls";
import type { CallBody } from "@selvedge/contracts/call";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

export type Surroundings = Data<"GET /divisions/{division}/surroundings/">;
type Change = CallBody<CallByKey<"PATCH /divisions/{division}/surroundings/">>;

export const surroundingsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "surroundings"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/surroundings/", { params: { division }, signal })).data,
  });

export const headCodeQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "head-code"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/head-code/", { params: { division }, signal })).data,
  });

interface SurroundingsStore {
  /** All of it, as it is stored now. */
  read: () => Promise<Surroundings>;
  /** Stores parts of it, and returns all of it as it is then. */
  change: (change: Change) => Promise<Surroundings>;
}

/** What is around the pages, for forms that change it. */
export function useSurroundings(): SurroundingsStore {
  const { id: division } = useShop();
  const queries = useQueryClient();
  return {
    read: () => queries.fetchQuery({ ...surroundingsQuery(division), staleTime: 0 }),
    async change(body) {
      const { data } = await api("PATCH /divisions/{division}/surroundings/", { params: { division }, body });
      queries.setQueryData(surroundingsQuery(division).queryKey, data);
      void queries.invalidateQueries({ queryKey: [division, "settings"] });
      return data;
    },
  };
}
