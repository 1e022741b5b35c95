import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** A shop's overview; also where the navigation takes its counts from. */
export const overviewQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "overview"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/overview/", { params: { division }, signal })).data,
  });
