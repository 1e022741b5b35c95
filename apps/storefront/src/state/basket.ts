// What changes the basket.
import { api } from "./api.ts";
import { applyBasket } from "./basket-store.ts";
import { announceBasket } from "./basket-tabs.ts";

export async function loadBasket(): Promise<void> {
  applyBasket(await api("GET /basket/main/list/", {}));
}

/** Adds to the visitor's basket; `added` of the result is how many pieces were added. */
export async function addToBasket(variantId: string, quantity: number, personalisation?: Record<string, string>) {
  const next = await api("POST /frontend/product/addItemToCart/", {
    body: { item: { variantId, quantity, ...(personalisation && { personalisation }) }, name: "main" },
  });
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
