// Numbers of the United Kingdom. Source: platform-core §5; Ofcom's numbering plan, the Post Office and HM Revenue &
// Customs where the specification is open. Nothing here is longer than 30 characters, and nothing longer is looked at.
import type { Rule } from "../rule.ts";

const longest = 30;

/**
 * A number that can be called: 0, +44 or 0044 and ten digits (nine for some old 01 and 0800 numbers). Spaces, dashes,
 * dots and brackets do not count. The 4 and 6 ranges are not in use.
 */
export const ukPhoneNumber: Rule = {
  name: "uk_phone_number",
  message: "must contain a valid UK phone number",
  holds: (text) => {
    const plain = squeezed(text, /[ ().-]/g);
    return /^(?:0|(?:\+|00)440?)(?:[1235789]\d{9}|1\d{8}|800\d{6})$/.test(plain);
  },
};

export const ukSortCode: Rule = {
  name: "uk_sort_code",
  message: "must contain a valid sort code",
  holds: (text) => /^\d{2}-\d{2}-\d{2}$/.test(text),
};

/** Outward and inward code, with or without the space between. GIR 0AA and the forces' BF1 are postcodes too. */
export const ukPostcode: Rule = {
  name: "uk_postcode",
  message: "must contain a valid postcode",
  holds: (text) => {
    const plain = squeezed(text.trim(), / /g).toUpperCase();
    const [, outward, inward = ""] = /^([A-Z0-9]{2,4})(\d[A-Z]{2})$/.exec(plain) ?? [];
    if (!outward || /[CIKMOV]/.test(inward)) return false;
    return outward === "GIR" ? inward === "0AA" : outwardForms.some((form) => form.test(outward));
  },
};

/** Areas and districts, as letters the Post Office uses in each place: "M1", "M60", "W1A", "CR2", "DN55", "EC1A". */
const outwardForms = [
  /^[A-PR-UWYZ]\d{1,2}$/,
  /^[A-PR-UWYZ]\d[A-HJKPSTUW]$/,
  /^[A-PR-UWYZ][A-HK-Y]\d{1,2}$/,
  /^[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY]$/,
];

/** Two letters, six digits, A to D. Letters and pairs that were never given out are refused. Spaces do not count. */
export const ukNationalInsuranceNumber: Rule = {
  name: "uk_national_insurance_number",
  message: "must contain a valid National Insurance number",
  holds: (text) => {
    const plain = squeezed(text, / /g).toUpperCase();
    return /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/.test(plain) && !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(plain);
  },
};

export const ukBankAccountNumber: Rule = {
  name: "uk_bank_account_number",
  message: "must contain a valid bank account number",
  holds: (text) => /^\d{8}$/.test(text),
};

const squeezed = (text: string, without: RegExp): string => (text.length > longest ? "" : text.replace(without, ""));
