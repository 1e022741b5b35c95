import type { DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { Icon } from "../icon.tsx";
import { deliveryWords } from "./delivery-words.ts";

/** The delivery promise: the days, the order deadline, the service and its price. */
export default function DeliveryNote({ delivery }: { delivery: DeliveryPromise }) {
  const { days, way } = deliveryWords(delivery, useShopFrame().currency);
  return (
    <div className="delivery-note">
      <Icon name="van" />
      <div>
        <p className="delivery-day">{days}</p>
        <p>{way}</p>
      </div>
    </div>
  );
}
