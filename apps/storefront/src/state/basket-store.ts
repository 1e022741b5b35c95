// The visitor's basket in this browser. Cached documents never contain it: it is loaded once scripts have started.
import type { BasketData } from "@selvedge/contracts/pages/page-data";
import { createStore } from "./store.ts";

/** null until it is loaded, or when this visitor has none. */
export const basketStore = createStore<BasketData | null>(null);

/** Stores an answer, unless a newer one is already stored. */
export function applyBasket(next: BasketData): void {
  const known = basketStore.get();
  if (!known || next.version >= known.version || next.version === 0) basketStore.set(next);
}

/** What is saved for later; null until this page has changed it. */
export const savedStore = createStore<BasketData["items"] | null>(null);
