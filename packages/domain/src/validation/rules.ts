// Every rule by its name. Forms in a browser import single rules instead, so that a page carries those it uses.
import type { Rule } from "./rule.ts";
import { domain, email, url } from "./rules/addresses.ts";
import { charityNumber, companyNumber, vat } from "./rules/business-numbers.ts";
import { facebookVerification, googleVerification, iframe, pinterestVerification } from "./rules/embeds.ts";
import { ext } from "./rules/files.ts";
import { maxValue, minValue, numeric, numericFloat, positiveNumber, twoDecimalPlaces } from "./rules/numbers.ts";
import { appTwoFactorCode, password, recoveryCode, smsTwoFactorCode } from "./rules/secrets.ts";
import {
  alpha,
  alphaDash,
  alphaSpaces,
  alphaSpacesPunctuation,
  lowercase,
  matches,
  maxLength,
  minLength,
  numberRequired,
  required,
} from "./rules/text.ts";
import {
  fbPixel,
  gadsConversionId,
  gadsConversionLabel,
  gaMeasurementId,
  gaTrackingId,
  pinterestPixel,
  tagManagerId,
} from "./rules/tracking.ts";
import { ukBankAccountNumber, ukNationalInsuranceNumber, ukPhoneNumber, ukPostcode, ukSortCode } from "./rules/uk.ts";

/** Rules without parameters. Source: platform-core §5. */
export const plainRules = {
  required,
  email,
  url,
  domain,
  password,
  app_2fa_code: appTwoFactorCode,
  sms_2fa_code: smsTwoFactorCode,
  recovery_code: recoveryCode,
  charity_number: charityNumber,
  vat,
  company_number: companyNumber,
  ga_measurement_id: gaMeasurementId,
  ga_tracking_id: gaTrackingId,
  fb_pixel: fbPixel,
  gads_conversion_id: gadsConversionId,
  gads_conversion_label: gadsConversionLabel,
  google_verification: googleVerification,
  pinterest_verification: pinterestVerification,
  facebook_verification: facebookVerification,
  pinterest_pixel: pinterestPixel,
  gtm_id: tagManagerId,
  iframe,
  alpha,
  alpha_dash: alphaDash,
  alpha_spaces: alphaSpaces,
  alpha_spaces_punctuation: alphaSpacesPunctuation,
  numeric,
  numeric_float: numericFloat,
  number_required: numberRequired,
  two_decimal_places: twoDecimalPlaces,
  positive_number: positiveNumber,
  uk_phone_number: ukPhoneNumber,
  uk_sort_code: ukSortCode,
  uk_postcode: ukPostcode,
  uk_national_insurance_number: ukNationalInsuranceNumber,
  uk_bank_account_number: ukBankAccountNumber,
  lowercase,
} as const satisfies Readonly<Record<string, Rule>>;

/** Rules made from their parameters; without them, from their default. */
export const madeRules = {
  min_length: ({ n }: { n?: number }) => minLength(n),
  max_length: ({ n }: { n?: number }) => maxLength(n),
  min_value: ({ n }: { n?: number }) => minValue(n),
  max_value: ({ n }: { n?: number }) => maxValue(n),
  ext: ({ formats }: { formats?: readonly string[] }) => ext(formats),
  regex: ({ pattern, message }: { pattern: RegExp; message: string }) => matches(pattern, message),
} as const;

type MadeName = keyof typeof madeRules;

/** "email", or a rule with its parameters: `{ rule: "max_length", n: 20 }`. Those with a default may be given by name. */
export type RuleName =
  | keyof typeof plainRules
  | Exclude<MadeName, "regex">
  | { [Name in MadeName]: { readonly rule: Name } & Parameters<(typeof madeRules)[Name]>[0] }[MadeName];
