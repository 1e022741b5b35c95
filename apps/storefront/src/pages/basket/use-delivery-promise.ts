import type { BasketPageData, DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { usualCountry } from "@selvedge/domain/shipping/usual-country";
import { useEffect, useState } from "react";
import { api } from "../../state/api.ts";

/**
 * The delivery promise for the current basket. It is requested again whenever the basket differs from the one that the
 * page was rendered with, because weight changes the price. null while it is unknown.
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
