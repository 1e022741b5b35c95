import type { BasketPageData, DeliveryPromise } from "@selvedge/contracts/storefront/page-data";
import { usualCountry } from "@selvedge/domain/shipping/usual-country";
import { useEffect, useState } from "react";
import { api } from "../../state/api.ts";

/**
 * What is promised of the basket as it is now: asked anew of the checkout whenever the basket is another one than the page
 * was drawn with, because more pieces may weigh into another price. null while nothing is known of it.
 */
export function useDeliveryPromise(version: number, { basket, delivery }: BasketPageData): DeliveryPromise | null {
  const [known, setKnown] = useState({ version: basket.version, delivery });
  useEffect(() => {
    if (version === known.version) return;
    let isLate = false;
    promiseOf(delivery?.orderBy ?? null)
      .catch(() => null)
      .then((next) => isLate || setKnown({ version, delivery: next }));
    return () => {
      isLate = true;
    };
  }, [version, known.version, delivery]);
  return known.delivery;
}

async function promiseOf(orderBy: string | null): Promise<DeliveryPromise | null> {
  const { data } = await api("POST /checkout/quote/", { body: { country: usualCountry } });
  const promised = data.shipping.find(({ code }) => code === data.chosen);
  return promised ? { ...promised, orderBy } : null;
}
