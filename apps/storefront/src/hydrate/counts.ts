import { basketStore } from "../state/basket-store.ts";
import { favouritesStore } from "../state/favourites-store.ts";

/** Updates the counts on the header's icons: shown from 1 up, and part of the icon's label (storefront §2.4). */
export function startCounts(favouritesEnabled: boolean): void {
  basketStore.subscribe(() => show("basket", "Basket", basketStore.get()?.totals.quantity ?? 0, true));
  favouritesStore.subscribe(() => {
    const count = favouritesStore.get().items.length;
    show("favourites", "Favourites", count, favouritesEnabled || count > 0);
  });
}

function show(name: string, words: string, count: number, isVisible: boolean) {
  const link = document.querySelector<HTMLElement>(`[data-count="${name}"]`);
  const badge = link?.querySelector<HTMLElement>(".count");
  if (!link || !badge) return;
  link.hidden = !isVisible;
  badge.hidden = count === 0;
  badge.textContent = String(count);
  badge.ariaHidden = "true";
  link.querySelector(".visually-hidden")!.textContent = count > 0 ? `${words}, ${count}` : words;
}
