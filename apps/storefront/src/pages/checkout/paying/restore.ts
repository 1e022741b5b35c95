// What was typed survives a reload of this tab, except card data.
import { clearPlaced, loadPlaced } from "../placed-order.ts";
import type { Held } from "../use-checkout.ts";
import { changeCountry, requote } from "./quote-again.ts";
import { loadTyped } from "./typed-values.ts";

/** Puts back what was typed in this tab before its page was loaded again. */
export async function restore(held: Held): Promise<void> {
  if (loadPlaced()?.isPaid) clearPlaced();
  const { data } = held;
  const { country, billingCountry, shippingMethod, ...typed } = loadTyped();
  // A posted form carries the typed values; a return from the bank does not.
  if (Object.keys(data.form?.values ?? {}).length > 0 || country === undefined) return;
  const known = held.now().countries;
  const { quote } = held.now();
  held.patch({
    values: { ...data.prefilled, ...typed },
    countries: { shippingAddress: country, billingAddress: billingCountry ?? country },
    quote: shippingMethod ? { ...quote, chosen: shippingMethod } : quote,
  });
  const isElsewhere = country !== known.shippingAddress;
  await Promise.all([
    isElsewhere
      ? changeCountry(held, "shippingAddress", Boolean(shippingMethod))
      : shippingMethod && shippingMethod !== quote.chosen
        ? requote(held)
        : null,
    billingCountry && billingCountry !== known.billingAddress ? changeCountry(held, "billingAddress") : null,
  ]);
}
