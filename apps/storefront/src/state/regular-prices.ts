import { api } from "./api.ts";

/** The call gives no more at once. */
const most = 100;

/** What products on sale cost otherwise, by product id, in major units. Products at their usual price are left out. */
export async function regularPrices(productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { data } = await api("POST /products/fetch/", { body: { product_ids: productIds.slice(0, most) } });
  return new Map(data.filter(({ onSale }) => onSale).map(({ id, price }) => [id, price]));
}
