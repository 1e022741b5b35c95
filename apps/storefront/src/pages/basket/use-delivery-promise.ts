import type { BasketPageData, DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { useEffect, useState } from "react";
import { api } from "../../state/api.ts";

/**
 * The delivery promise for the current basket. It is requested again whenever the basket differs from the one that the
 * page was rendered with, because weight changes the price. null while it is unknown.
 */
export function useDeliveryPromise(version: number, page: BasketPageData): DeliveryPromise | null {
  const { basket, delivery } = page;
  const [known, setKnown] = useState({ version: basket.version, delivery });
  useEffect(() => {
    if (version === known.version) return;
    let isLate = false;
    promiseOf(page)
      .catch(() => null)
      .then((next) => isLate || setKnown({ version, delivery: next }));
    return () => {
      isLate = true;
    };
  }, [version, known.version, page]);
  return known.delivery;
}

async function promiseOf({ destination, delivery }: BasketPageData): Promise<DeliveryPromise | null> {
  const { data } = await api("POST /checkout/quote/", { body: { country: destination } });
  const promised = data.shipping.find(({ code }) => code === data.chosen);
  const { orderBy = null, country } = delivery ?? {};
  return promised ? { ...promised, orderBy, ...(country && { country }) } : null;
}
