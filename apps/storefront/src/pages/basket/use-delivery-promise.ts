import type { BasketData, BasketPageData, DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { useEffect, useState } from "react";
import { api } from "../../state/api.ts";

/**
 * The delivery promise for the current basket. It is requested again whenever the basket differs from the one that the
 * page was rendered with, because weight changes the price. null while it is unknown.
 */
export function useDeliveryPromise({ version, items }: BasketData, page: BasketPageData): DeliveryPromise | null {
  const { basket, delivery } = page;
  const [known, setKnown] = useState({ version: basket.version, delivery });
  // The last one is saved for later or removed: nothing is left to deliver, and no quote for it.
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (version === known.version || isEmpty) return;
    let isLate = false;
    promiseOf(page)
      .catch(() => null)
      .then((next) => isLate || setKnown({ version, delivery: next }));
    return () => {
      isLate = true;
    };
  }, [version, isEmpty, known.version, page]);
  return known.delivery;
}

async function promiseOf({ destination, delivery }: BasketPageData): Promise<DeliveryPromise | null> {
  const { data } = await api("POST /checkout/quote/", { body: { country: destination } });
  const promised = data.shipping.find(({ code }) => code === data.chosen);
  const { orderBy = null, country } = delivery ?? {};
  return promised ? { ...promised, orderBy, ...(country && { country }) } : null;
}
