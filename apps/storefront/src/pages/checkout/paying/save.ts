import type { Held } from "../use-checkout.ts";
import { saveTyped } from "./typed-values.ts";

/** Saves what is typed, with the countries and the delivery that are chosen, for a reload of this tab. */
export function save({ now }: Held): void {
  const { values, countries, quote } = now();
  saveTyped({
    ...values,
    country: countries.shippingAddress,
    billingCountry: countries.billingAddress,
    shippingMethod: quote.chosen,
  });
}
