// What changes the basket.
import type { BasketData } from "@selvedge/contracts/storefront/page-data";
import { api } from "./api.ts";
import { takeBasket } from "./basket-store.ts";

export async function loadBasket(): Promise<void> {
  takeBasket(await api("GET /basket/main/list/", {}));
}

export async function addToBasket(variantId: string, quantity: number): Promise<BasketData> {
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
