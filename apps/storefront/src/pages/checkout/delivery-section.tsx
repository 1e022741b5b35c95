import { dayRange } from "@selvedge/domain/dates/day-words";
import { money } from "../../state/money.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** The delivery services for the address, each with its days and price. */
export function DeliverySection({ checkout }: { checkout: CheckoutState }) {
  const { shipping, chosen, totals } = checkout.quote;
  return (
    <section aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery</h2>
      <div className="options" role="radiogroup" aria-labelledby="delivery-title">
        {shipping.map(({ code, name, priceIncTax, promisedFrom, promisedTo }) => (
          <label key={code} className="option">
            <input
              type="radio"
              name="shippingMethod"
              value={code}
              checked={code === chosen}
              onChange={() => checkout.setShipping(code)}
            />
            <span className="option-words">
              <strong>{name}</strong>
              <span>{dayRange(promisedFrom, promisedTo)}</span>
            </span>
            <span className="option-price">{priceIncTax === 0 ? "Free" : money(priceIncTax, totals.currency)}</span>
          </label>
        ))}
      </div>
      <noscript>
        <button
          type="submit"
          name="show"
          value="total"
          formAction="/checkout/#delivery-title"
          data-part="button"
          data-look="outlined"
        >
          Update the total
        </button>
      </noscript>
    </section>
  );
}
