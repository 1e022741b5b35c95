import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["order", id],
    queryFn: async ({ signal }) => (await api("GET /atlas/orders/{order}/", { params: { order: id }, signal })).data,
  });
