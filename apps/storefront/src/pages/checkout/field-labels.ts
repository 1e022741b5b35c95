import { faultOf } from "../../parts/fault-of.ts";

/** The labels of the checkout's fields, in page order. */
export const fieldLabels = {
  email: "Email",
  "shippingAddress.firstName": "First name",
  "shippingAddress.lastName": "Last name",
  "shippingAddress.company": "Company (optional)",
  "shippingAddress.street": "Street and number",
  "shippingAddress.city": "Town",
  "shippingAddress.zip": "Postcode",
  "shippingAddress.state": "County or state (optional)",
  "shippingAddress.country": "Country",
  phone: "Mobile (optional)",
  code: "Discount code",
  cardNumber: "Card number",
  expiry: "Expiry date",
  securityCode: "Security code",
} as const;

export type FieldName = keyof typeof fieldLabels;

/** Fields of an address that a guest is not asked for. */
export const extraFields = ["shippingAddress.company", "shippingAddress.state"] as const satisfies readonly FieldName[];
export type ExtraField = (typeof extraFields)[number];

/** A field's error as a complete sentence. */
export function namedFault(name: string, text: string): string {
  const label = fieldLabels[name as FieldName];
  return label ? faultOf(label, text) : text;
}

const names = Object.keys(fieldLabels) as FieldName[];

/** The invalid fields, in page order. */
export const faultyFields = (errors: Readonly<Record<string, unknown>>): FieldName[] =>
  names.filter((name) => errors[name]);
