// The fields of a postal address, as a checkout and an account take them.
import { check } from "@selvedge/domain/validation/rule";
import { postcodeRules } from "@selvedge/domain/validation/rules/delivery";
import { maxLength, required } from "@selvedge/domain/validation/rules/text";
import * as z from "zod";
import { optionalText } from "../text-fields.ts";

/** Text that must be there. An empty one does not end the reading: what else is wrong with an address is reported with it. */
const filled = (limit: number) =>
  z.string(required.message).trim().max(limit, maxLength(limit).message).refine(required.holds, required.message);

export const addressFields = z.strictObject({
  firstName: filled(60),
  lastName: filled(60),
  company: optionalText(80),
  street: filled(160),
  city: filled(80),
  state: optionalText(80),
  country: z.string().regex(/^[A-Z]{2}$/, required.message),
  zip: filled(16),
});

/** An address whose postcode is one of its country. An empty one has been reported already. */
export const address = addressFields.superRefine(checkPostcode, {
  when: ({ value }) => isTyped(value, "country") && isTyped(value, "zip"),
});

/** A postcode that its country does not write. An empty one is reported as missing. */
export function checkPostcode({ country, zip }: { country: string; zip: string }, context: z.RefinementCtx): void {
  addIssue(context, ["zip"], zip ? check(zip, postcodeRules(country)) : null);
}

/** The content of a field of a value whose own shape may be wrong. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Whether a field of a value is a text. */
export function isTyped(value: unknown, name: string): boolean {
  return typeof fieldOf(value, name) === "string";
}

/** Reports what a rule says of a field; null says nothing. */
export function addIssue(context: z.RefinementCtx, path: string[], message: string | null): void {
  if (message !== null) context.addIssue({ code: "custom", path, message });
}
