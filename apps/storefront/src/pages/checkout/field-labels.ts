import { faultOf } from "../../parts/fault-of.ts";

/** The labels of the checkout's fields, in page order. */
export const fieldLabels = {
  email: "Email",
  "shippingAddress.firstName": "First name",
  "shippingAddress.lastName": "Last name",
  "shippingAddress.street": "Street and number",
  "shippingAddress.city": "Town",
  "shippingAddress.zip": "Postcode",
  "shippingAddress.country": "Country",
  phone: "Mobile (optional)",
  cardNumber: "Card number",
  expiry: "Expiry date",
  securityCode: "Security code",
} as const;

export type FieldName = keyof typeof fieldLabels;

/** A field's error as a complete sentence. */
export function namedFault(name: string, text: string): string {
  const label = fieldLabels[name as FieldName];
  return label ? faultOf(label, text) : text;
}

const names = Object.keys(fieldLabels) as FieldName[];

/** The invalid fields, in page order. */
export const faultyFields = (errors: Readonly<Record<string, unknown>>): FieldName[] =>
  names.filter((name) => errors[name]);
