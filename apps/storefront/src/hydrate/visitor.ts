import type { PageAnswer, ShopFrame } from "@selvedge/contracts/pages/page-data";
import { onElsewhere } from "../state/basket-tabs.ts";

/** Whether this browser has a session cookie. Without one there is no basket and no favourite. */
const isKnownVisitor = (): boolean => /(?:^|; )XSRF-TOKEN=/.test(document.cookie);

/**
 * Loads this visitor's basket and favourites, again when another tab has changed them. A visitor without a cookie has neither,
 * so no code is loaded for them.
 */
export function startVisitor(shop: ShopFrame, page: PageAnswer): void {
  if (shop.isMain || page.route === "checkout") return;
  onElsewhere((changed) => void loads[changed]().catch(() => {}));
  // A page that Back brings back may show what has changed since.
  addEventListener("pageshow", ({ persisted }) => persisted && loadBoth());
  if (isKnownVisitor()) loadBoth();
}

const loads = {
  basket: () => import("../state/basket.ts").then(({ loadBasket }) => loadBasket()),
  favourites: () => import("../state/favourites.ts").then(({ loadFavourites }) => loadFavourites()),
};

function loadBoth() {
  // A missing count is better than an error on every page: the basket's own page shows what is wrong.
  for (const load of Object.values(loads)) void load().catch(() => {});
}
