// The bank account that customers of a shop pay their invoices to.
import type { Rule } from "../validation/rule.ts";

/** An account as stored; empty texts are not said. */
export interface BankDetails {
  bankAccountName: string;
  /** Six digits: of an account in the United Kingdom, with its account number. */
  bankSortCode: string;
  bankAccountNumber: string;
  /** Capital letters and digits without spaces. */
  bankIban: string;
  bankBic: string;
}

export const sortCode: Rule = {
  name: "sort_code",
  message: "A sort code has six digits, for example 20-00-00",
  holds: (text) => /^\d{2}[ -]?\d{2}[ -]?\d{2}$/.test(text.trim()),
};

export const accountNumber: Rule = {
  name: "account_number",
  message: "An account number has eight digits; put zeros before a shorter one",
  holds: (text) => /^\d{8}$/.test(compact(text)),
};

/** Two letters of the country, two check digits that make it 1 modulo 97, and up to 30 more. Source: ISO 13616. */
export const iban: Rule = {
  name: "iban",
  message: "This is no IBAN. Check it against your bank's papers",
  holds: (text) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact(text)) && leftOf97(compact(text)) === 1,
};

/** Source: ISO 9362. */
export const bic: Rule = {
  name: "bic",
  message: "A BIC has eight or eleven characters, for example BARCGB22",
  holds: (text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact(text)),
};

/** Without the spaces and dashes that people group it by, in capital letters. */
const compact = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

/** Digit by digit, because an IBAN as one number is larger than what is counted exactly. */
function leftOf97(text: string): number {
  const moved = text.slice(4) + text.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);
}

/** The details as they are stored, of what was typed. */
export const storedBank = (typed: BankDetails): BankDetails => ({
  bankAccountName: typed.bankAccountName.trim(),
  bankSortCode: compact(typed.bankSortCode),
  bankAccountNumber: compact(typed.bankAccountNumber),
  bankIban: compact(typed.bankIban),
  bankBic: compact(typed.bankBic),
});

/** What is missing beside what is there, in words, by field: an account is named, and has both its codes. */
export function bankFaults(bank: BankDetails): Partial<Record<keyof BankDetails, string>> {
  const isAny = bank.bankSortCode || bank.bankAccountNumber || bank.bankIban || bank.bankBic;
  return {
    ...(isAny && !bank.bankAccountName ? { bankAccountName: "Enter the name on the account" } : {}),
    ...(bank.bankAccountName && !isAny ? { bankAccountNumber: "Enter an account number or an IBAN" } : {}),
    ...(bank.bankSortCode && !bank.bankAccountNumber ? { bankAccountNumber: "Enter its account number too" } : {}),
    ...(bank.bankAccountNumber && !bank.bankSortCode ? { bankSortCode: "Enter its sort code too" } : {}),
    ...(bank.bankBic && !bank.bankIban ? { bankIban: "Enter its IBAN too" } : {}),
  };
}

/** Where to pay, line by line with each line's name, as people copy it into their bank. Empty where no account is known. */
export function bankLines(bank: BankDetails): [name: string, value: string][] {
  const lines: [string, string][] = [
    ["Sort code", inGroups(bank.bankSortCode, 2, "-")],
    ["Account number", bank.bankAccountNumber],
    ["IBAN", inGroups(bank.bankIban, 4, " ")],
    ["BIC", bank.bankBic],
  ];
  const given = lines.filter(([, value]) => value !== "");
  return given.length === 0 ? [] : [["Account name", bank.bankAccountName], ...given];
}

/** "200000" as "20-00-00". */
const inGroups = (text: string, size: number, between: string): string =>
  text.match(new RegExp(`.{1,${size}}`, "g"))?.join(between) ?? "";
