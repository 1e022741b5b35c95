// What changes the basket.
import { api } from "./api.ts";
import { takeBasket } from "./basket-store.ts";

export async function loadBasket(): Promise<void> {
  takeBasket(await api("GET /basket/main/list/", {}));
}

/** Adds to the visitor's basket; says in `added` how many pieces came into it. */
export async function addToBasket(variantId: string, quantity: number) {
  const next = await api("POST /frontend/product/addItemToCart/", {
    body: { item: { variantId, quantity }, name: "main" },
  });
  takeBasket(next);
  return next;
}

export async function changeQuantity(key: string, quantity: number): Promise<void> {
  takeBasket(await api("POST /basket/update/", { body: { key, quantity, name: "main" } }));
}

export async function removeFromBasket(key: string): Promise<void> {
  takeBasket(await api("POST /basket/remove/", { body: { key, name: "main" } }));
}
