import type { BasketPageData } from "@selvedge/contracts/pages/page-data";
import { useEffect } from "react";
import { useShopFrame } from "../../shell/shop-frame.tsx";

/** Says once what is charged, when a basket with items is opened in another currency (storefront §2.5). */
export function useCurrencyNotice({ currencyNotice, basket }: BasketPageData): void {
  const { shownCurrency } = useShopFrame();
  const text = basket.items.length > 0 ? currencyNotice : "";
  useEffect(() => {
    if (!text) return;
    let isLeft = false;
    void import("./currency-notice.ts")
      .then(({ announce }) => announce(shownCurrency, text, () => isLeft))
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [text, shownCurrency]);
}
