import type { CheckoutPageData } from "@selvedge/contracts/pages/page-data";
import { cardFaults } from "@selvedge/domain/validation/card-faults";
import { check, checkIfGiven, type Rule } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { vat } from "@selvedge/domain/validation/rules/business-numbers";
import { phoneRules, postcodeRules } from "@selvedge/domain/validation/rules/delivery";
import { maxLength, required } from "@selvedge/domain/validation/rules/text";
import type { Card, OrderBody, TypedAddress } from "./order-body.ts";

type Forms = CheckoutPageData["forms"];
type Faults = Record<string, string>;

/**
 * Errors of an order and its card by field, on the day `now`; empty if it is valid. `forms` are the fields of its addresses;
 * `card` is null where the processor validates it. Runs before the card is sent anywhere.
 */
export function orderFaults(order: OrderBody, forms: Forms, card: Card | null, now: Date): Faults {
  const { country } = order.shippingAddress;
  return {
    ...fault("email", order.email, [required, email]),
    ...addressFaults(order.shippingAddress, forms, "shippingAddress"),
    ...fault("phone", order.phone, [maxLength(30), ...phoneRules(country)], checkIfGiven),
    ...(order.billingAddress ? addressFaults(order.billingAddress, forms, "billingAddress") : {}),
    ...fault("vatNumber", order.vatNumber, [vat]),
    ...(card ? cardFaults(card, now) : {}),
  };
}

/** The fields of a country, each required and as long as its form says; a postcode of the country's shape. */
function addressFaults(address: TypedAddress, forms: Forms, kind: keyof Forms): Faults {
  const found = forms[kind].map(({ name, isRequired, maxLength: limit }) => {
    const shape = name === "zip" ? postcodeRules(address.country) : [];
    const rules = [...(isRequired ? [required] : []), maxLength(limit), ...shape];
    return fault(`${kind}.${name}`, address[name], rules, isRequired ? check : checkIfGiven);
  });
  return Object.assign({}, ...found) as Faults;
}

function fault(name: string, value: string, rules: readonly Rule[], by = check): Faults {
  const message = by(value.trim(), rules);
  return message === null ? {} : { [name]: message };
}
