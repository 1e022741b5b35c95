import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import { faultOf } from "../../parts/fault-of.ts";

/** The labels of the fields of an account's details. */
export const fieldNames = { firstName: "First name", lastName: "Last name", phone: "Mobile (optional)" } as const;
export const phoneLabel = { phone: fieldNames.phone } as const;

/** What is wrong with a field, with its label; undefined where nothing is. */
export function errorOf(form: FormAnswer | null, name: string, label: string): string | undefined {
  const text = form?.errors[name]?.[0];
  return text && faultOf(label, text);
}

export const namedError = (form: FormAnswer | null, name: keyof typeof fieldNames): string | undefined =>
  errorOf(form, name, fieldNames[name]);
