import type { BlockShop } from "@selvedge/blocks/context/shop-context";
import { ShopProvider } from "@selvedge/blocks/context/shop-context";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { imageAt } from "@selvedge/pages/props/image";
import { type ReactNode, useMemo } from "react";
import { Heart } from "../parts/heart.tsx";
import { shortMajorMoney, shortMoney } from "../state/money.ts";

/** Gives the blocks of a page what they need of their shop. */
export function BlockShopProvider({ shop, children }: { shop: ShopFrame; children: ReactNode }) {
  const blockShop = useMemo(() => blockShopOf(shop), [shop]);
  return <ShopProvider value={blockShop}>{children}</ShopProvider>;
}

const blockShopOf = ({ name, currency, isMain, settings }: ShopFrame): BlockShop => ({
  name,
  money: shortMoney,
  majorMoney: (amount) => shortMajorMoney(amount, currency),
  imageUrl: imageAt,
  subscribeUrl: "/newsletter/",
  contactUrl: "/contact/",
  heart:
    settings.favouritesEnabled && !isMain
      ? (product) => <Heart productId={Number(product.id)} name={product.name} />
      : null,
  quickAdd: null,
});
