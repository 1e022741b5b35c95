// What changes the basket.
import type { CallByKey } from "@selvedge/contracts/all-calls";
import type { CallBody } from "@selvedge/contracts/call";
import type { BasketData } from "@selvedge/contracts/pages/page-data";
import type { ProductId } from "@selvedge/domain/ids";
import { api } from "./api.ts";
import { applyBasket } from "./basket-store.ts";
import { announceBasket } from "./basket-tabs.ts";

export async function loadBasket(): Promise<void> {
  applyBasket(await api("GET /basket/main/list/", {}));
}

type Wanted = CallBody<CallByKey<"POST /frontend/product/addItemToCart/">>;

/** Adds a variant to the visitor's basket; `added` of the result is how many pieces were added. */
export const addToBasket = (variantId: string, quantity: number, personalisation?: Record<string, string>) =>
  add({ item: { variantId, quantity, ...(personalisation && { personalisation }) } });

/** The same for a line that was in the basket, such as a bundle with what was chosen for its parts. */
export const addAgain = ({ productId, variantId, parts }: BasketData["items"][number], quantity: number) =>
  variantId ? addToBasket(variantId, quantity) : addBundle(productId, partsChosen(parts), quantity);

const partsChosen = (parts: BasketData["items"][number]["parts"] = []) =>
  parts.map(({ bundleItemId, variantId }) => ({ bundleItemId, variantId }));

/** Adds a bundle with what was chosen for its parts. */
export const addBundle = (productId: number, bundleOptions: NonNullable<Wanted["bundleOptions"]>, quantity: number) =>
  add({ item: { productId: productId as ProductId, quantity }, bundleOptions });

async function add(wanted: Omit<Wanted, "name">) {
  const next = await api("POST /frontend/product/addItemToCart/", { body: { ...wanted, name: "main" } });
  applyBasket(next);
  announceBasket();
  return next;
}

export async function changeQuantity(key: string, quantity: number): Promise<void> {
  applyBasket(await api("POST /basket/update/", { body: { key, quantity, name: "main" } }));
  announceBasket();
}

export async function removeFromBasket(key: string): Promise<void> {
  applyBasket(await api("POST /basket/remove/", { body: { key, name: "main" } }));
  announceBasket();
}
