import { required } from "@selvedge/domain/validation/rules/text";

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

/**
 * A field's error as a complete sentence. Rules do not name the field: a message in lower case continues after the label,
 * and "This field is required" follows the label and a colon.
 */
export function namedFault(name: string, text: string): string {
  const label = fieldLabels[name as FieldName]?.replace(" (optional)", "");
  if (!label) return text;
  if (/^\p{Ll}/u.test(text)) return `${label} ${text}`;
  return text === required.message ? `${label}: ${text}` : text;
}

const names = Object.keys(fieldLabels) as FieldName[];

/** The invalid fields, in page order. */
export const faultyFields = (errors: Readonly<Record<string, unknown>>): FieldName[] =>
  names.filter((name) => errors[name]);
