import type { CallByKey } from "@selvedge/contracts/all-calls";
import type { CallBody } from "@selvedge/contracts/call";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type Discount = Data<"GET /divisions/{division}/discounts/">[number];
export type WrittenDiscount = Omit<CallBody<CallByKey<"PUT /divisions/{division}/discounts/{id}/">>, "version">;

interface ListQuery {
  state: "all" | Discount["state"];
  page: number;
  perPage: number;
}

export const discountsQuery = (division: number, query: ListQuery) =>
  queryOptions({
    queryKey: [division, "discounts", query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api("GET /divisions/{division}/discounts/", { params: { division }, query, signal }),
  });

export const discountQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "discount", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/discounts/{id}/", { params: { division, id }, signal })).data,
  });

const mostPages = 10;

/** The names of everything that a code may be for: all collections, and the first thousand products. */
export const goodsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "products", "names"],
    queryFn: async ({ signal }) => {
      const params = { division };
      const pageOf = (page: number) =>
        api("GET /divisions/{division}/products/", { params, query: { page, perPage: 100 }, signal });
      const [first, collections] = await Promise.all([
        pageOf(1),
        api("GET /divisions/{division}/collections/", { params, signal }),
      ]);
      const pages = Math.min(mostPages, Math.ceil(first.meta.total / 100));
      const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => pageOf(index + 2)));
      return { products: [first, ...others].flatMap(({ data }) => data), collections: collections.data };
    },
  });
