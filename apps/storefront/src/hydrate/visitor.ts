import type { PageAnswer, ShopFrame } from "@selvedge/contracts/pages/page-data";

/** Whether this browser has a session cookie. Without one there is no basket and no favourite. */
export const isKnownVisitor = (): boolean => /(?:^|; )XSRF-TOKEN=/.test(document.cookie);

/** Loads this visitor's basket and favourites. A visitor without a cookie has neither, so no code is loaded for them. */
export function startVisitor(shop: ShopFrame, page: PageAnswer): void {
  if (shop.isMain || page.route === "checkout" || !isKnownVisitor()) return;
  // A missing count is better than an error on every page: the basket's own page shows what is wrong.
  void import("../state/basket.ts").then(({ loadBasket }) => loadBasket()).catch(() => {});
  void import("../state/favourites.ts").then(({ loadFavourites }) => loadFavourites()).catch(() => {});
}
