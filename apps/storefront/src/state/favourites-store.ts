import type { BasketData } from "@selvedge/contracts/storefront/page-data";
import { createStore } from "./store.ts";

export interface Favourites {
  readonly items: BasketData["items"];
  /** Product ids whose change is on its way; the heart already shows how it will be (platform-core §4). */
  readonly provisional: ReadonlyMap<number, boolean>;
  /** They were asked for, and no answer came. */
  readonly hasFailed?: boolean;
}

export const noFavourites: Favourites = { items: [], provisional: new Map() };
export const favouritesStore = createStore(noFavourites);

/** Whether a product is a favourite, changes on their way included. */
export const isFavourite = ({ items, provisional }: Favourites, productId: number): boolean =>
  provisional.get(productId) ?? items.some((item) => item.productId === productId);
