import type { PageAnswer, ShopFrame } from "@selvedge/contracts/storefront/page-data";

/** Whether this browser has been given a cookie here: without one there is neither a basket nor a favourite. */
export const isKnownVisitor = (): boolean => /(?:^|; )XSRF-TOKEN=/.test(document.cookie);

/** Asks for what belongs to this visitor alone. Who has no cookie yet has nothing to ask for, and no code to fetch. */
export function startVisitor(shop: ShopFrame, page: PageAnswer): void {
  if (shop.isMain || page.route === "checkout" || !isKnownVisitor()) return;
  // A badge that stays away is better than a page that complains: the basket's own page says what is wrong.
  void import("../state/basket.ts").then(({ loadBasket }) => loadBasket()).catch(() => {});
  void import("../state/favourites.ts").then(({ loadFavourites }) => loadFavourites()).catch(() => {});
}
