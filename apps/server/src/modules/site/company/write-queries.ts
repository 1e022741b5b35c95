import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { BankDetails } from "@selvedge/domain/shops/bank-details";
import type { Company } from "@selvedge/domain/shops/company";

export async function storeCompany(
  db: Bound,
  divisionId: DivisionId,
  company: Company & BankDetails,
  at: Date,
): Promise<void> {
  const { legalName, companyNumber, vatNumber, email, phone, street, city, zip, country } = company;
  const values = {
    ...{ legal_name: legalName, company_number: companyNumber, vat_number: vatNumber },
    ...{ bank_account_name: company.bankAccountName, bank_sort_code: company.bankSortCode },
    ...{ bank_account_number: company.bankAccountNumber, bank_iban: company.bankIban, bank_bic: company.bankBic },
    ...{ email, phone, street, city, zip, country, updated_at: at },
  };
  await db
    .insertInto("division_company_infos")
    .values({ division_id: divisionId, ...values })
    .onConflict((known) => known.column("division_id").doUpdateSet(values))
    .execute();
}
