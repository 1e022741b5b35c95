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

const names = Object.keys(fieldLabels) as FieldName[];

/** The fields with something wrong, from the top of the page down. */
export const faultyFields = (errors: Readonly<Record<string, unknown>>): FieldName[] =>
  names.filter((name) => errors[name]);
