import { cardFaults } from "@selvedge/domain/validation/card-faults";
import { checkFields, checkIfGiven, type Rule } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { phoneRules, postcodeRules } from "@selvedge/domain/validation/rules/delivery";
import { maxLength, required } from "@selvedge/domain/validation/rules/text";
import type { Card, OrderBody } from "../order-body.ts";

const filled = (limit: number): Rule[] => [required, maxLength(limit)];

/** The server's rules for an order, by field. */
const rulesIn = (country: string): Readonly<Record<string, readonly Rule[]>> => ({
  email: [required, email],
  "shippingAddress.firstName": filled(60),
  "shippingAddress.lastName": filled(60),
  "shippingAddress.company": [maxLength(80)],
  "shippingAddress.street": filled(160),
  "shippingAddress.city": filled(80),
  "shippingAddress.state": [maxLength(80)],
  "shippingAddress.zip": [...filled(16), ...postcodeRules(country)],
});

/**
 * Errors of an order and its card by field, on the day `now`; empty if it is valid. `card` is null where the processor
 * validates it. Runs before the card is sent anywhere.
 */
export function orderFaults(order: OrderBody, card: Card | null, now: Date): Record<string, string> {
  const { email, phone, shippingAddress } = order;
  const address = Object.entries(shippingAddress).map(([name, value]) => [`shippingAddress.${name}`, value.trim()]);
  const values = { email: email.trim(), phone: phone.trim(), ...Object.fromEntries(address) };
  const { country } = shippingAddress;
  const phoneFault = checkIfGiven(values.phone, [maxLength(30), ...phoneRules(country)]);
  const faults = checkFields<string>(values, rulesIn(country)) as Record<string, string>;
  return { ...faults, ...(phoneFault === null ? {} : { phone: phoneFault }), ...(card ? cardFaults(card, now) : {}) };
}
