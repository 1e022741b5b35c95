// Rules for an address beside its lengths, by the country that a parcel goes to.
import type { Rule } from "../rule.ts";
import { hasPostcodeShape, postcodeOf } from "./postcodes.ts";
import { ukPhoneNumber, ukPostcode } from "./uk.ts";

/** Digits as people write them: with spaces, brackets, dashes and a plus. */
export const phoneSigns: Rule = {
  name: "phone_signs",
  message: "Must contain only digits, spaces and + - ( )",
  holds: (text) => /^[\d +()-]*$/.test(text) && /\d/.test(text),
};

/** The rules of a postcode by country code. Where no shape is known its length alone counts. */
export const postcodeRules = (country: string): readonly Rule[] =>
  country === "GB" ? [ukPostcode] : hasPostcodeShape(country) ? [postcodeOf(country)] : [];

/** The rules of a phone number that was given, by the country of the address. */
export const phoneRules = (country: string): readonly Rule[] => [country === "GB" ? ukPhoneNumber : phoneSigns];
