import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** Orders are paid while the screen is open. */
const refetchMs = 30_000;

/** What waits for paper by size of sheet, and the newest batches that have closed. */
export const batchesQuery = queryOptions({
  queryKey: ["batches"],
  queryFn: async ({ signal }) => (await api("GET /factory/batches/", { signal })).data,
  refetchInterval: refetchMs,
});
