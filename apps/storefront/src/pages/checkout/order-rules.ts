import { checkFields, type Rule } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { maxLength, required } from "@selvedge/domain/validation/rules/text";
import { type Card, cardFields, type OrderBody } from "./order-body.ts";

const filled = (limit: number): Rule[] => [required, maxLength(limit)];

/** What the server asks of an order, by field. The card is looked at by its processor; here it only has to be there. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  email: [required, email],
  phone: [maxLength(30)],
  "shippingAddress.firstName": filled(60),
  "shippingAddress.lastName": filled(60),
  "shippingAddress.street": filled(160),
  "shippingAddress.city": filled(80),
  "shippingAddress.zip": filled(16),
  ...Object.fromEntries(cardFields.map((name) => [name, [required]])),
};

/** What is wrong with an order, by field, told before the card goes anywhere; empty when nothing is. */
export function orderFaults({ email, phone, shippingAddress }: OrderBody, card: Card): Record<string, string> {
  const address = Object.entries(shippingAddress).map(([name, value]) => [`shippingAddress.${name}`, value.trim()]);
  const values = { email: email.trim(), phone: phone.trim(), ...Object.fromEntries(address), ...card };
  return checkFields<string>(values, rules) as Record<string, string>;
}
