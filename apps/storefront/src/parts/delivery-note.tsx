import type { DeliveryPromise } from "@selvedge/contracts/storefront/page-data";
import { dayName } from "@selvedge/domain/dates/day-words";
import { Icon } from "./icon.tsx";

/** The one promise: the day, what has to happen for it, and how it travels. */
export function DeliveryNote({ delivery: { service, day, orderBy } }: { delivery: DeliveryPromise }) {
  return (
    <div className="delivery-note">
      <Icon name="van" />
      <div>
        <p className="delivery-day">
          {dayName(day)}, if you order {orderBy ?? "now"}
        </p>
        <p>Printed for you in two working days, then {service}.</p>
      </div>
    </div>
  );
}
