import type { CheckoutPageData } from "@selvedge/contracts/pages/page-data";
import { faultOf } from "../../parts/fault-of.ts";

/** The labels of the checkout's own fields; those of addresses come with their country. */
export const fieldLabels = {
  email: "Email",
  phone: "Mobile (optional)",
  vatNumber: "VAT number (optional)",
  giftNote: "Gift note (optional)",
  note: "Note to the shop (optional)",
  code: "Discount code or gift card",
  cardNumber: "Card number",
  expiry: "Expiry date",
  securityCode: "Security code",
} as const;

export type FormKind = keyof CheckoutPageData["forms"];
type Forms = CheckoutPageData["forms"];

/** Every field that can be wrong with its label, in page order. */
export function labelsOf(forms: Forms): ReadonlyMap<string, string> {
  const { email, ...after } = fieldLabels;
  const kinds = Object.keys(forms) as FormKind[];
  const ofAddresses = kinds.flatMap((kind) => [
    [`${kind}.country`, "Country"] as const,
    ...forms[kind].map(({ name, label }) => [`${kind}.${name}`, label] as const),
  ]);
  return new Map<string, string>([["email", email], ...ofAddresses, ...Object.entries(after)]);
}

/** A field's error as a complete sentence. */
export function namedFault(forms: Forms, name: string, text: string): string {
  const label = labelsOf(forms).get(name);
  return label ? faultOf(label, text) : text;
}

/** The invalid fields, in page order. */
export const faultyFields = (forms: Forms, errors: Readonly<Record<string, unknown>>): string[] =>
  [...labelsOf(forms).keys()].filter((name) => errors[name]);
