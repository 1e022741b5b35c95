import { favouritesStore, isFavourite } from "../state/favourites-store.ts";

/** Makes the hearts on the page work, and keeps them up to date. */
export function startHearts(): void {
  document.addEventListener("click", (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-favourite]") : null;
    if (!heart) return;
    event.preventDefault();
    const productId = Number(heart.dataset.favourite);
    const wanted = !isFavourite(favouritesStore.get(), productId);
    // Immediately: loading the code and the request take a moment.
    heart.ariaPressed = String(wanted);
    void import("../state/favourites.ts").then(({ setFavourite }) => setFavourite(productId, wanted));
  });
  favouritesStore.subscribe(refreshHearts);
}

/** Updates the hearts on screen, after a change and after a navigation. */
export function refreshHearts(): void {
  const favourites = favouritesStore.get();
  for (const heart of document.querySelectorAll<HTMLElement>("[data-favourite]"))
    heart.ariaPressed = String(isFavourite(favourites, Number(heart.dataset.favourite)));
}
