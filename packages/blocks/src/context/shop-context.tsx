import type { ImageValue } from "@selvedge/pages/props/image";
import { createContext, type ReactNode, useContext } from "react";
import type { ProductCard } from "../product-card/product-card.ts";

/**
 * What a shop gives its blocks: how money and pictures are written here, and what may be on a product card. The same on
 * server and client, or the page would change during hydration.
 */
export interface BlockShop {
  readonly name: string;
  /** An amount with VAT, in minor units, as people read it: 2400 in GBP is "£24.00". */
  readonly money: (amountMinor: number, currency: string) => string;
  /** The same for an amount in major units of the shop's own currency: what a shop owner types into a page. */
  readonly majorMoney: (amount: number) => string;
  /** The address of a picture at a width in pixels. */
  readonly imageUrl: (image: ImageValue, widthPx: number) => string;
  /** Where the newsletter form posts to. */
  readonly subscribeUrl: string;
  /** Where the contact form is, and posts to. */
  readonly contactUrl: string;
  /** The heart on a product card; null where favourites are off. */
  readonly heart: ((product: ProductCard) => ReactNode) | null;
  /** The quick way into the basket on a product card; null where a card only leads to its product. */
  readonly quickAdd: ((product: ProductCard) => ReactNode) | null;
}

const ShopContext = createContext<BlockShop | null>(null);

export const ShopProvider = ShopContext.Provider;

/** @throws Error outside a `ShopProvider`: a block cannot write a price without its shop. */
export function useShop(): BlockShop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("Blocks need a ShopProvider around them");
  return shop;
}
