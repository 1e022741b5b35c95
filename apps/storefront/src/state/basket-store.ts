// The visitor's basket as this browser knows it. Never in a document that is kept: asked for once the page is awake.
import type { BasketData } from "@selvedge/contracts/storefront/page-data";
import { createStore } from "./store.ts";

/** null until it has been asked for, or when this visitor has none. */
export const basketStore = createStore<BasketData | null>(null);

/** Takes over an answer, unless a later one is already known. */
export function takeBasket(next: BasketData): void {
  const known = basketStore.get();
  if (!known || next.version >= known.version || next.version === 0) basketStore.set(next);
}
