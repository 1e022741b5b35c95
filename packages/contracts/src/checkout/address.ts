// The fields of a postal address, as a checkout and an account take them.
import { addressFaults } from "@selvedge/domain/shipping/address-form/address-form";
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
  /** The second line of the street: flat, floor, building. */
  street2: optionalText(80),
  // Which of these must be there depends on the country.
  city: optionalText(80),
  state: optionalText(80),
  country: z.string().regex(/^[A-Z]{2}$/, required.message),
  zip: optionalText(16),
});

/** Holds an address against the form of its country, also while other fields are wrong. */
export const ofItsCountry = {
  check: checkCountry,
  when: ({ value }: { value: unknown }) => isTyped(value, "country") && isTypedOrLeftOut(value, "city", "state", "zip"),
};

/** An address with the parts that its country asks for, and a postcode of it. */
export const address = addressFields.superRefine(ofItsCountry.check, { when: ofItsCountry.when });

function checkCountry({ country, ...parts }: z.output<typeof addressFields>, context: z.RefinementCtx): void {
  const { city = "", state = "", zip = "" } = parts;
  for (const [name, message] of Object.entries(addressFaults({ city, state, zip }, country)))
    addIssue(context, [name], message);
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

/** Fields that are texts, or are left out. */
function isTypedOrLeftOut(value: unknown, ...names: readonly string[]): boolean {
  return names.every((name) => ["string", "undefined"].includes(typeof fieldOf(value, name)));
}

/** Reports what a rule says of a field; null says nothing. */
export function addIssue(context: z.RefinementCtx, path: string[], message: string | null): void {
  if (message !== null) context.addIssue({ code: "custom", path, message });
}

/** A field of a country's address form, in its order. */
export const addressField = z.object({
  name: z.enum(["firstName", "lastName", "company", "street", "street2", "city", "state", "zip"]),
  label: z.string(),
  isRequired: z.boolean(),
  isWide: z.boolean(),
  maxLength: z.number(),
  autoComplete: z.string(),
  options: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
});

/** What a look-up has found; `message` says why there is nothing, and is empty where there is something. */
export const foundAddresses = z.object({
  found: z.array(z.object({ id: z.string(), text: z.string() })),
  message: z.string(),
});

/** The parts of an address that a look-up fills in. */
export const wholeAddress = z.object({
  company: z.string(),
  street: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});
