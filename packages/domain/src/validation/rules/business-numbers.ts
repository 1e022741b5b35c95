// Numbers that a register gives to an organisation. All three may be left empty: not every shop has one.
// Source: platform-core §5; the registers' own formats where the specification is open.
import type { Rule } from "../rule.ts";
import { isVatNumber } from "../vat-number.ts";

/**
 * England and Wales: six or seven digits, with a linked charity's number after a dash. Scotland: SC and six digits.
 * Northern Ireland: NIC and six digits.
 */
export const charityNumber: Rule = {
  name: "charity_number",
  message: "Invalid Charity Number",
  holds: (text) => isEmptyOr(text, /^(?:\d{6,7}(?:-\d{1,3})?|SC\d{6}|NIC\d{6})$/i),
};

/** A VAT number of the United Kingdom or of a member state, with its country's letters; UK numbers also without. */
export const vat: Rule = {
  name: "vat",
  message: "Invalid Vat Number",
  holds: (text) => text.trim() === "" || isVatNumber(text),
};

/**
 * Companies House: eight characters, all digits or a register's two letters and six digits. R and seven digits are old
 * Northern Irish companies; co-operatives end in R or RS.
 */
export const companyNumber: Rule = {
  name: "company_number",
  message: "Invalid Company Number",
  holds: (text) => isEmptyOr(text, /^(?:\d{8}|[A-Z]{2}\d{4}(?:\d\d|\dR|RS)|R\d{7})$/i),
};

const isEmptyOr = (text: string, pattern: RegExp): boolean => text.trim() === "" || pattern.test(text.trim());
