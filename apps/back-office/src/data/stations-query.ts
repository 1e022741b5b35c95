import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

/** Every station, with what waits at it. */
export const stationsQuery = queryOptions({
  queryKey: ["stations"],
  queryFn: ({ signal }) => api("GET /factory/stations/", { signal }),
});
