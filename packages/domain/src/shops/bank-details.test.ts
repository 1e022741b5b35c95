import { expect, test } from "vitest";
import {
  accountNumber,
  type BankDetails,
  bankFaults,
  bankLines,
  bic,
  iban,
  sortCode,
  storedBank,
} from "./bank-details.ts";

const none: BankDetails = { bankAccountName: "", bankSortCode: "", bankAccountNumber: "", bankIban: "", bankBic: "" };
const british = { ...none, bankAccountName: "Northkeep Ltd", bankSortCode: "20-00-00", bankAccountNumber: "5577 9911" };

test.each([
  [sortCode, "20-00-00", true],
  [sortCode, "200000", true],
  [sortCode, "20-00-0", false],
  [accountNumber, "5577 9911", true],
  [accountNumber, "557799", false],
  [iban, "GB33 BUKB 2020 1555 5555 55", true],
  [iban, "de89370400440532013000", true],
  [iban, "GB34 BUKB 2020 1555 5555 55", false],
  [iban, "GB33", false],
  [bic, "BUKBGB22", true],
  [bic, "BUKBGB22XXX", true],
  [bic, "BUKBGB2", false],
])("%j of %s: %j", (rule, text, holds) => {
  expect(rule.holds(text)).toBe(holds);
});

test("an account is stored without its groups and shown with them", () => {
  const stored = storedBank({ ...british, bankIban: "gb33 bukb 2020 1555 5555 55", bankBic: "bukbgb22" });
  expect(bankLines(stored)).toEqual([
    ["Account name", "Northkeep Ltd"],
    ["Sort code", "20-00-00"],
    ["Account number", "55779911"],
    ["IBAN", "GB33 BUKB 2020 1555 5555 55"],
    ["BIC", "BUKBGB22"],
  ]);
  expect(bankLines(none)).toEqual([]);
});

test("half an account says what it misses, and none misses nothing", () => {
  expect([bankFaults(none), bankFaults(british)]).toEqual([{}, {}]);
  expect(Object.keys(bankFaults({ ...british, bankAccountName: "" }))).toEqual(["bankAccountName"]);
  expect(Object.keys(bankFaults({ ...british, bankSortCode: "" }))).toEqual(["bankSortCode"]);
  expect(Object.keys(bankFaults({ ...british, bankAccountNumber: "" }))).toEqual(["bankAccountNumber"]);
  expect(Object.keys(bankFaults({ ...none, bankAccountName: "N" }))).toEqual(["bankAccountNumber"]);
  expect(Object.keys(bankFaults({ ...none, bankAccountName: "N", bankBic: "BUKBGB22" }))).toEqual(["bankIban"]);
});
