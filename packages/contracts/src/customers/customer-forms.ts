// What shoppers type into their account, held against the same rules as a checkout.
import { checkIfGiven } from "@selvedge/domain/validation/rule";
import { phoneRules } from "@selvedge/domain/validation/rules/delivery";
import * as z from "zod";
import { addIssue, addressFields, isTyped, ofItsCountry } from "../checkout/address.ts";
import { filledText, optionalText } from "../text-fields.ts";

/** An address that a customer saves. What a country asks for, postcode and phone are held against its country, also while other fields are wrong. */
export const savedAddress = addressFields
  .extend({ phone: optionalText(30), isDefault: z.boolean() })
  .superRefine(ofItsCountry.check, { when: ofItsCountry.when })
  .superRefine(
    ({ phone, country }, context) => addIssue(context, ["phone"], checkIfGiven(phone, phoneRules(country))),
    { when: ({ value }) => isTyped(value, "country") && isTyped(value, "phone") },
  );

export type SavedAddress = z.output<typeof savedAddress>;

export const customerDetails = z.strictObject({
  firstName: filledText(60),
  lastName: filledText(60),
  phone: optionalText(30),
});
