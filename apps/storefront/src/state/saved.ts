// What is saved for later, and other changes of a basket's lines. Loaded when one is made.
import type { BasketData, LineChoices } from "@selvedge/contracts/pages/page-data";
import { api } from "./api.ts";
import { applyBasket, savedStore } from "./basket-store.ts";
import { announce } from "./basket-tabs.ts";

const calls = {
  saveForLater: "POST /basket/save-for-later/",
  moveToBasket: "POST /basket/move-to-basket/",
  removeSaved: "POST /basket/saved/remove/",
} as const;

/** Moves a line between the basket and what is saved, or out of it. */
export async function moveLine(kind: keyof typeof calls, key: string): Promise<void> {
  const { saved, ...basket } = await api(calls[kind], { body: { key } });
  applyBasket(basket);
  savedStore.set(saved);
  announce("basket");
}

export async function loadSaved(): Promise<void> {
  savedStore.set((await api("GET /basket/saved/list/", {})).items);
}

/** The colours and sizes that a line may be changed to. */
export async function choicesOf({ key, productId }: BasketData["items"][number]): Promise<LineChoices> {
  const { data } = await api("POST /products/fetch/", { body: { product_ids: [productId] } });
  return { key, options: data[0]?.options ?? [], parts: data[0]?.parts ?? [] };
}

/** What was chosen for a part of a bundle. */
export interface ChosenPart {
  bundleItemId: number;
  productColor: string;
  productSize: string;
}

/** Gives the parts of a bundle other colours and sizes. */
export async function changeParts(key: string, bundleOptions: ChosenPart[]): Promise<void> {
  applyBasket(await api("POST /basket/change-parts/", { body: { key, bundleOptions } }));
  announce("basket");
}

/** Gives a line another colour and size. */
export async function changeLine(key: string, productColor: string, productSize: string): Promise<void> {
  applyBasket(await api("POST /basket/change/", { body: { key, productColor, productSize } }));
  announce("basket");
}
