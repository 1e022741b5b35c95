import type { CallBody } from "@selvedge/contracts/call";
import type { companyCalls } from "@selvedge/contracts/company/company.calls";
import { withDivision } from "@selvedge/db/with-division";
import { type BankDetails, bankFaults, storedBank } from "@selvedge/domain/shops/bank-details";
import { type Company, missingOf } from "@selvedge/domain/shops/company";
import { checkIfGiven } from "@selvedge/domain/validation/rule";
import { companyNumber } from "@selvedge/domain/validation/rules/business-numbers";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type CompanyRow, lockCompany } from "./queries.ts";
import { storeCompany } from "./write-queries.ts";

/**
 * Stores who is behind a shop. Throws stale with the current details when somebody saved in between, and validation for a
 * company number that the country's register does not give; of other countries than the United Kingdom any is taken. So
 * does half a bank account.
 */
export async function saveCompany(
  { pools, now }: Platform,
  by: Merchant,
  { rev, ...typed }: CallBody<typeof companyCalls.saveCompany>,
) {
  const company = { ...typed, ...storedBank(typed) };
  const fault = company.country === "GB" ? checkIfGiven(company.companyNumber, [companyNumber]) : null;
  if (fault !== null) throw new Refusal("validation", { errors: { companyNumber: [fault] } });
  const half = Object.entries(bankFaults(company)).map(([field, message]) => [field, [message]]);
  if (half.length > 0) throw new Refusal("validation", { errors: Object.fromEntries(half) });
  return withDivision(pools.web, by.divisionId, async (db) => {
    const known = presentCompany(await lockCompany(db, by.divisionId));
    if (known.rev !== rev) throw new Refusal("stale", { data: known });
    await storeCompany(db, by.divisionId, company, now());
    const subject = `shop ${by.divisionId}`;
    await writeAudit(db, {
      ...byMerchant(by),
      action: "company.saved",
      subject,
      detail: { hasOtherBank: !isSameBank(known, company) },
    });
    return presentCompany(await lockCompany(db, by.divisionId));
  });
}

const isSameBank = (one: BankDetails, other: BankDetails): boolean =>
  JSON.stringify(storedBank(one)) === JSON.stringify(storedBank(other));

/** A shop that has said nothing yet is in the United Kingdom. */
export function presentCompany(row: CompanyRow | undefined) {
  const company: Company = {
    legalName: row?.legal_name ?? "",
    companyNumber: row?.company_number ?? "",
    vatNumber: row?.vat_number ?? "",
    email: row?.email ?? "",
    phone: row?.phone ?? "",
    street: row?.street ?? "",
    city: row?.city ?? "",
    zip: row?.zip ?? "",
    country: row?.country ?? "GB",
  };
  return { ...company, ...bankOf(row), missing: missingOf(company), rev: row?.updated_at.toISOString() ?? "" };
}

/** The account that a shop's invoices are paid to, as stored. */
export const bankOf = (row: Partial<BankRow> | undefined): BankDetails => ({
  bankAccountName: row?.bank_account_name ?? "",
  bankSortCode: row?.bank_sort_code ?? "",
  bankAccountNumber: row?.bank_account_number ?? "",
  bankIban: row?.bank_iban ?? "",
  bankBic: row?.bank_bic ?? "",
});

type BankRow = Pick<
  CompanyRow,
  "bank_account_name" | "bank_sort_code" | "bank_account_number" | "bank_iban" | "bank_bic"
>;
