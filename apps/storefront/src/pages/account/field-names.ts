import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import { faultOf } from "../../parts/fault-of.ts";

/** The labels of the fields of an account, in page order. */
export const fieldNames = {
  firstName: "First name",
  lastName: "Last name",
  company: "Company (optional)",
  street: "Street and number",
  city: "Town",
  zip: "Postcode",
  state: "County or state (optional)",
  country: "Country",
  phone: "Mobile (optional)",
} as const;

/** What is wrong with a field, with its label; undefined where nothing is. */
export function namedError(form: FormAnswer | null, name: keyof typeof fieldNames): string | undefined {
  const text = form?.errors[name]?.[0];
  return text && faultOf(fieldNames[name], text);
}
