/** A table that holds sealed values: what its rows are bound by, as SQL over `t`, and which columns hold them. */
export interface SealedTable {
  readonly table: string;
  readonly row: string;
  readonly columns: readonly string[];
}

/** Every column that holds sealed values. A test holds it against the tables' own checks. */
export const sealedTables: readonly SealedTable[] = [
  {
    table: "staff_private_details",
    row: "t.staff_user_id",
    columns: [
      "bank_account_name",
      "bank_name",
      "sort_code",
      "bank_account_number",
      "national_insurance_number",
      "date_of_birth",
    ],
  },
  { table: "division_plugins", row: "t.division_id || ' ' || t.name", columns: ["sealed_token"] },
  { table: "authenticators", row: "t.account_id", columns: ["sealed_secret", "sealed_next_secret"] },
  { table: "certificates", row: "t.host", columns: ["sealed_key"] },
  { table: "acme_accounts", row: "t.directory", columns: ["sealed_key"] },
  { table: "webhook_endpoints", row: "t.id", columns: ["sealed_secret"] },
];
