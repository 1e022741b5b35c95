import { favouritesStore, isFavourite } from "../state/favourites-store.ts";

/** Makes every heart of the page press, and keeps it true to what is known. */
export function startHearts(): void {
  document.addEventListener("click", (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-favourite]") : null;
    if (!heart) return;
    const productId = Number(heart.dataset.favourite);
    const wanted = !isFavourite(favouritesStore.get(), productId);
    // At once, whatever the code and the request take.
    heart.ariaPressed = String(wanted);
    void import("../state/favourites.ts").then(({ setFavourite }) => setFavourite(productId, wanted));
  });
  favouritesStore.subscribe(refreshHearts);
}

/** Brings the hearts on screen up to date: after a change, and after another page has come. */
export function refreshHearts(): void {
  const favourites = favouritesStore.get();
  for (const heart of document.querySelectorAll<HTMLElement>("[data-favourite]"))
    heart.ariaPressed = String(isFavourite(favourites, Number(heart.dataset.favourite)));
}
