import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

const stored = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("division_company_infos")
    .where("division_id", "=", divisionId)
    .select(["legal_name", "company_number", "vat_number", "email", "phone", "street", "city", "zip", "country"])
    .select(["bank_account_name", "bank_sort_code", "bank_account_number", "bank_iban", "bank_bic", "updated_at"]);

/** Who is behind a shop; undefined before it has said anything. */
export const findCompany = (db: Bound, divisionId: DivisionId) => stored(db, divisionId).executeTakeFirst();

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** The same, locked until the end of the transaction. */
export const lockCompany = (db: Bound, divisionId: DivisionId) => stored(db, divisionId).forUpdate().executeTakeFirst();
