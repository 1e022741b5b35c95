import type { BasketData } from "@selvedge/contracts/pages/page-data";
import { createStore } from "./store.ts";

export interface Favourites {
  readonly items: BasketData["items"];
  /** Changes that are being saved, by product id; the heart already shows them (platform-core §4). */
  readonly provisional: ReadonlyMap<number, boolean>;
}

export const noFavourites: Favourites = { items: [], provisional: new Map() };
export const favouritesStore = createStore(noFavourites);

/** Whether a product is a favourite, including changes that are being saved. */
export const isFavourite = ({ items, provisional }: Favourites, productId: number): boolean =>
  provisional.get(productId) ?? items.some((item) => item.productId === productId);
