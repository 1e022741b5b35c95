import { checkFields, checkIfGiven, type Rule } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { phoneRules, postcodeRules } from "@selvedge/domain/validation/rules/delivery";
import { maxLength, required } from "@selvedge/domain/validation/rules/text";
import { type Card, cardFields, type OrderBody } from "./order-body.ts";

const filled = (limit: number): Rule[] => [required, maxLength(limit)];

/** What the server asks of an order, by field. The card is looked at by its processor; here it only has to be there. */
const rulesIn = (country: string): Readonly<Record<string, readonly Rule[]>> => ({
  email: [required, email],
  "shippingAddress.firstName": filled(60),
  "shippingAddress.lastName": filled(60),
  "shippingAddress.street": filled(160),
  "shippingAddress.city": filled(80),
  "shippingAddress.zip": [...filled(16), ...postcodeRules(country)],
  ...Object.fromEntries(cardFields.map((name) => [name, [required]])),
});

/** What is wrong with an order, by field, told before the card goes anywhere; empty when nothing is. */
export function orderFaults({ email, phone, shippingAddress }: OrderBody, card: Card): Record<string, string> {
  const address = Object.entries(shippingAddress).map(([name, value]) => [`shippingAddress.${name}`, value.trim()]);
  const values = { email: email.trim(), phone: phone.trim(), ...Object.fromEntries(address), ...card };
  const { country } = shippingAddress;
  const phoneFault = checkIfGiven(values.phone, [maxLength(30), ...phoneRules(country)]);
  const faults = checkFields<string>(values, rulesIn(country)) as Record<string, string>;
  return phoneFault === null ? faults : { ...faults, phone: phoneFault };
}
