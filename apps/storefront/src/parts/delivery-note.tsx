import type { DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { dayRange } from "@selvedge/domain/dates/day-words";
import { useShopFrame } from "../shell/shop-frame.tsx";
import { money } from "../state/money.ts";
import { Icon } from "./icon.tsx";

/** The delivery promise: the days, the order deadline, the service and its price. */
export default function DeliveryNote({ delivery }: { delivery: DeliveryPromise }) {
  const { name, priceIncTax, promisedFrom, promisedTo, orderBy } = delivery;
  const { currency } = useShopFrame();
  const isIn = delivery.currency ?? currency;
  return (
    <div className="delivery-note">
      <Icon name="van" />
      <div>
        <p className="delivery-day">
          {dayRange(promisedFrom, promisedTo)}, if you order {orderBy ?? "now"}
        </p>
        <p>
          Printed for you in two working days, then {name} within the UK
          {priceIncTax === 0 ? ", free" : ` for ${money(priceIncTax, isIn)}`}.
        </p>
      </div>
    </div>
  );
}
