import { api } from "./api.ts";

/** The limit of the call. */
const most = 100;

/** Regular prices of products on sale, by product id, in major units. Products that are not on sale are left out. */
export async function regularPrices(productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { data } = await api("POST /products/fetch/", { body: { product_ids: productIds.slice(0, most) } });
  return new Map(data.filter(({ onSale }) => onSale).map(({ id, price }) => [id, price]));
}
