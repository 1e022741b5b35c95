// What changes the basket.
import type { CallInput } from "@selvedge/api-client/client";
import type { CallByKey } from "@selvedge/contracts/all-calls";
import type { CallBody } from "@selvedge/contracts/call";
import type { BasketData } from "@selvedge/contracts/pages/page-data";
import type { ProductId } from "@selvedge/domain/ids";
import { api } from "./api.ts";
import { applyBasket } from "./basket-store.ts";
import { announce } from "./basket-tabs.ts";

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
  if (next.items.length === 0) throw new Error("Nothing came into the basket.");
  applyBasket(next);
  announce("basket");
  return next;
}

/** What an item of the call for several is. */
type WantedItems = CallInput<"POST /frontend/product/bulkAddItemsToCart/">["body"]["items"];

/** Adds several items, all of them or none. */
export async function addItemsToBasket(items: WantedItems) {
  const next = await api("POST /frontend/product/bulkAddItemsToCart/", { body: { items, name: "main" } });
  applyBasket(next);
  announce("basket");
  return next;
}

export async function changeQuantity(key: string, quantity: number): Promise<void> {
  applyBasket(await api("POST /basket/update/", { body: { key, quantity, name: "main" } }));
  announce("basket");
}

export async function removeFromBasket(key: string): Promise<void> {
  applyBasket(await api("POST /basket/remove/", { body: { key, name: "main" } }));
  announce("basket");
}
