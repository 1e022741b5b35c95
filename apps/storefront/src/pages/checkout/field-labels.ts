import { required } from "@selvedge/domain/validation/rules/text";

/** What the checkout calls its fields, in the order in which they stand. */
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

/**
 * What is wrong with a field, in words that stand by themselves: rules speak of "it", so its name goes before them. A text
 * that begins in small letters goes on after the name; "This field is required" and its like stand after a colon.
 */
export function namedFault(name: string, text: string): string {
  const label = fieldLabels[name as FieldName]?.replace(" (optional)", "");
  if (!label) return text;
  if (/^\p{Ll}/u.test(text)) return `${label} ${text}`;
  return text === required.message ? `${label}: ${text}` : text;
}

const names = Object.keys(fieldLabels) as FieldName[];

/** The fields with something wrong, from the top of the page down. */
export const faultyFields = (errors: Readonly<Record<string, unknown>>): FieldName[] =>
  names.filter((name) => errors[name]);
