import { useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Product } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

/** The design of a product as it is in the studio now; undefined until it is loaded. */
export function useDesignOf(product: Product) {
  const shop = useShop();
  const params = { division: shop.id, id: product.designId };
  const { data } = useQuery({
    queryKey: [shop.id, "design-of", product.designId, product.version],
    queryFn: async ({ signal }) => (await api("GET /divisions/{division}/designs/{id}/", { params, signal })).data,
  });
  return data;
}
